import type { BannerContent } from "#content/schema/banners.ts";
import type { ServicePicture } from "#content/schema/service-page.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./service-banner.css";

export interface ServiceBannerProps {
  readonly banner: Omit<BannerContent, "next">;
  readonly picture: ServicePicture;
}

/** How a service's page opens: the banner and, from edge to edge, the service's picture. */
export function ServiceBanner({ banner, picture }: ServiceBannerProps) {
  return (
    <Banner
      {...banner}
      picture={<Picture {...picture} className="service-picture" sizes="100vw" priority />}
    />
  );
}
