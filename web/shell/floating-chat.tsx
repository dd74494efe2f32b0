import { useEffect } from "react";
import { ChatLauncher } from "../chat/chat-launcher.tsx";
import { placeFloatingButtons } from "./place-floating-buttons.ts";
import { retryFailedPictures } from "./retry-failed-pictures.ts";

/** The chat's button, and with its code what no visitor misses before. */
export function FloatingChat() {
  useEffect(() => {
    placeFloatingButtons();
    retryFailedPictures();
  }, []);
  return <ChatLauncher />;
}
