import type { BannerContent } from "#content/schema/banners.ts";
import type { PictureContent } from "#content/schema/picture.ts";
import { Banner, type BannerProps } from "#web/sections/banner/banner.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./picture-banner.css";

export interface PictureBannerProps {
  readonly banner: Omit<BannerContent, "callToAction">;
  readonly picture: PictureContent;
  readonly place?: BannerProps["picturePlace"];
}

/** The opening of a page with its own picture: the banner, and the picture as wide as the page or beside the words. */
export function PictureBanner({ banner, picture, place = "below" }: PictureBannerProps) {
  return (
    <Banner
      {...banner}
      picturePlace={place}
      picture={
        <Picture
          {...picture}
          className={`banner-picture ${picture.name}`}
          sizes={
            place === "beside"
              ? "(min-width: 64rem) 58vw, 100vw"
              : "(min-width: 90rem) min(97.5rem, max(84rem, 81.25vw)), 100vw"
          }
          priority
        />
      }
    />
  );
}
