import { useEffect } from "react";
import { ChatLauncher } from "../chat/chat-launcher.tsx";
import { placeFloatingButtons } from "./place-floating-buttons.ts";
import { retryFailedPictures } from "./retry-failed-pictures.ts";

/** The chat's button. Its code comes late, so what no visitor misses before is started here too. */
export function FloatingChat() {
  useEffect(() => {
    placeFloatingButtons();
    retryFailedPictures();
  }, []);
  return <ChatLauncher />;
}
