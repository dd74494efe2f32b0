import type { ShareContent } from "../schema/share.ts";

export const share: ShareContent = {
  foot: "On the road in Chandigarh, Mohali, Delhi-NCR and Bangalore",
  picture: "beside a picture of our electric trucks at work",
};
