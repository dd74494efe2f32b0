import { useEffect, useRef, useState } from "react";
import { contact } from "#content/en/contact.ts";
import { ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import { TricityDrawing } from "./tricity-drawing.tsx";
import "./contact-map.css";

const { map: words } = contact;
const [west, south, east, north] = words.bounds;
const middle = { latitude: ((south + north) / 2).toFixed(4), longitude: ((west + east) / 2).toFixed(4) };

const embedAddress = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: words.bounds.join(","),
  layer: "mapnik",
})}`;
const fullAddress = `https://www.openstreetmap.org/#map=14/${middle.latitude}/${middle.longitude}`;

/**
 * The city around the office. So near that no border is on it: open data draws India's in a way
 * that may not be published in India. The place is named beside it.
 */
export function ContactMap() {
  return (
    <section className="contact-map" aria-labelledby="contact-map-title">
      <div className="contact-map__place">
        <h2 id="contact-map-title">{words.place}</h2>
        <p>{words.note}</p>
        <a href={fullAddress} target="_blank" rel="noopener">
          {words.open} <ArrowUpRightIcon />
        </a>
      </div>
      <MapWhenNear />
    </section>
  );
}

/**
 * The frame, fetched when it is about to come into view: `loading="lazy"` alone fetches it from
 * thousands of pixels away, and the map weighs more than the page. Without scripts it is lazy only.
 */
function MapWhenNear() {
  const ground = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [state, setState] = useState<"coming" | "there">("coming");

  useEffect(() => {
    if (!ground.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !navigator.onLine) return;
        setNear(true);
      },
      { rootMargin: "300px" },
    );
    watch.observe(ground.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div className="contact-map__ground" ref={ground}>
      <TricityDrawing />
      {near ? (
        <div className="contact-map__sheet" data-state={state}>
          <MapFrame onLoad={() => setState("there")} />
        </div>
      ) : (
        <noscript>
          <div className="contact-map__sheet">
            <MapFrame />
          </div>
        </noscript>
      )}
    </div>
  );
}

function MapFrame({ onLoad }: { readonly onLoad?: () => void }) {
  return (
    <iframe
      className="contact-map__frame"
      title={words.title}
      src={embedAddress}
      width="860"
      height="480"
      loading="lazy"
      onLoad={onLoad}
      // The map's servers refuse a request without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
