import { formatNames } from "../format/english.ts";
import type { ShareCardContent } from "../schema/share-card.ts";
import { claims } from "./claims.ts";

/** The words of the pictures that link previews show. */
export const shareCard: ShareCardContent = {
  foot: `On the road in ${formatNames(claims.cities)}`,
  pictureAlt: "beside a picture of our electric trucks at work",
};
