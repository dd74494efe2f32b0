import type { BannerContent } from "#content/schema/banners.ts";
import type { PictureContent } from "#content/schema/picture.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./picture-banner.css";

export interface PictureBannerProps {
  readonly banner: Omit<BannerContent, "callToAction">;
  readonly picture: PictureContent;
}

/** The opening of a page with its own picture. */
export function PictureBanner({ banner, picture }: PictureBannerProps) {
  return (
    <Banner
      {...banner}
      picture={
        <Picture
          {...picture}
          className={`banner-picture ${picture.name}`}
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
        />
      }
    />
  );
}
