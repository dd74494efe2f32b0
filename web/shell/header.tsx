import { useEffect, useRef, useState } from "react";
import { navigation } from "#content/en/navigation.ts";
import { shell } from "#content/en/shell.ts";
import { site } from "#content/en/site.ts";
import { homeQuote, matchRoute, paths, type Route } from "#contract/routes.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { parseLocation } from "#web/navigation/hash-location.ts";
import { Link } from "#web/navigation/link.tsx";
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from "#web/ui/icon/icon.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { SearchForm } from "#web/ui/search-form/search-form.tsx";
import "./header.css";
import "./header-menu.css";
import "./header-services.css";

const menuId = "site-menu";
const servicesId = "services-menu";
/** From this width the header shows the menu itself; breakpoints.test.ts names the styles with the same condition. */
const wide = "(width >= 72rem)";

/** Closes the phone's menu and the list of services. The router does so when it has followed a link (web/app/). */
export function closeMenu(): void {
  for (const open of document.querySelectorAll<HTMLElement>(".site-header :popover-open")) open.hidePopover();
}

/** Whether the phone's menu covers the page. */
export function isMenuOpen(): boolean {
  return document.querySelector(`#${menuId}:popover-open`) !== null;
}

/** How a menu entry relates to the current page: it is the page, both are in Services, or neither. */
function currentAs(to: string, { page, inServices }: Route): "page" | "true" | undefined {
  const entry = matchRoute(to);
  if (entry.page === page) return "page";
  return inServices && entry.inServices ? "true" : undefined;
}

/**
 * Logo, menu, search, phone number and the way to a quote. In narrow windows the menu is a native popover: the
 * hamburger opens it and Escape closes it before any script runs. While it is open the styles hide the rest of the
 * page, so that the keyboard and screen readers stay in the header.
 */
export function Header({ route }: { readonly route: Route }) {
  return (
    <header className="site-header">
      <div className="site-header__bar container">
        <Link to="/" className="site-header__home" aria-label={`${site.name}, ${shell.header.homeLink}`}>
          <Logo />
        </Link>
        <div className="site-header__menu" id={menuId} popover="auto">
          <nav className="site-header__nav" aria-label={shell.header.menuLabel}>
            <ul role="list">
              {navigation.menu.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} aria-current={currentAs(to, route)}>
                    {label}
                  </Link>
                  {to === paths.services && <ServicesMenu />}
                </li>
              ))}
            </ul>
          </nav>
          <ul className="site-header__help" role="list">
            {navigation.help.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <SearchForm size="header" onSearch={closeMenu} />
          <PhoneLink className="site-header__phone" number={site.phones[0]}>
            <PhoneIcon />
            <span className="visually-hidden">{shell.header.callUs}</span> {site.phones[0]}
          </PhoneLink>
        </div>
        <Link to={homeQuote} className="site-header__quote">
          {shell.header.quote}
        </Link>
        <PhoneLink
          className="site-header__call"
          number={site.phones[0]}
          aria-label={`${shell.header.callUs} ${site.phones[0]}`}
        >
          <PhoneIcon />
        </PhoneLink>
        <MenuButton />
      </div>
    </header>
  );
}

/** Opens and closes the menu. It follows the menu by itself, so that the rest of the header is not rendered again. */
function MenuButton() {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const wideWindow = window.matchMedia(wide);
    function follow(): void {
      const isOpen = menu?.matches(":popover-open") ?? false;
      setOpen(isOpen);
      // The browser returns the focus only from within the menu. It may also be on the logo, or on nothing.
      const { activeElement } = document;
      const inHeader = activeElement === document.body || activeElement?.closest(".site-header");
      if (!isOpen && inHeader) button.current?.focus();
    }
    // The visitor may have opened it before this code loaded.
    setOpen(menu?.matches(":popover-open") ?? false);
    menu?.addEventListener("toggle", follow);
    wideWindow.addEventListener("change", closeMenu);
    return () => {
      menu?.removeEventListener("toggle", follow);
      wideWindow.removeEventListener("change", closeMenu);
    };
  }, []);

  return (
    <button
      className="site-header__toggle"
      type="button"
      ref={button}
      popoverTarget={menuId}
      // Until scripts run, the browser itself says whether it is open.
      aria-expanded={hydrated ? open : undefined}
      aria-label={shell.header.openMenu}
    >
      <MenuIcon className="site-header__open" />
      <CloseIcon className="site-header__close" />
    </button>
  );
}

/** In wide windows a native popover below the bar, in the small menu a list below Services. Both work without scripts. */
function ServicesMenu() {
  return (
    <>
      <button
        className="site-header__more"
        type="button"
        popoverTarget={servicesId}
        aria-label={shell.header.allServices}
      >
        <ChevronDownIcon />
      </button>
      <div className="site-header__services" id={servicesId} popover="auto">
        <ul role="list" className="container">
          {navigation.services.map(({ label, to, text }) => (
            <li key={to}>
              <Link to={to} data-page={matchRoute(parseLocation(to).pathname).page}>
                {label}
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
