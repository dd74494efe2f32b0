import { formatNames } from "../format/english.ts";
import type { ShareContent } from "../schema/share.ts";
import { claims } from "./claims.ts";

export const share: ShareContent = {
  foot: `On the road in ${formatNames(claims.cities)}`,
  pictureAlt: "beside a picture of our electric trucks at work",
};
