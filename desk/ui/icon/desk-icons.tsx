import { circle, type Icon, svgIcon } from "#web/ui/icon/svg-icon.tsx";

/* The desk's own icons, in the site's manner. */

export const DashboardIcon: Icon = (props) => svgIcon("M4 20V10m5.5 10V4M15 20v-8m5 8V7", props);
export const InboxIcon: Icon = (props) =>
  svgIcon("M4 13.500 6.500 5h11L20 13.500V19H4ZM4 13.500h4.500l1.200 2.500h4.600l1.200-2.500H20", props);
export const PeopleIcon: Icon = (props) =>
  svgIcon(
    "M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 19.500c.6-3.300 3.200-5 6.500-5s5.900 1.700 6.500 5M16 11.200a3.200 3.200 0 0 0 0-6.300m2.500 10c1.600.8 2.700 2.300 3 4.600",
    props,
  );
export const BriefcaseIcon: Icon = (props) =>
  svgIcon("M3.500 8h17v11.500h-17ZM8.500 8V5h7v3M3.500 13h17M12 12v2", props);
export const SendIcon: Icon = (props) => svgIcon("m4 12 16-8-5 16-3.500-6.500ZM11.500 13.500 20 4", props);
export const ScrollIcon: Icon = (props) => svgIcon("M6 4h12v16H6ZM9 8.500h6M9 12h6m-6 3.500h4", props);
export const KeyIcon: Icon = (props) =>
  svgIcon("M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm2.800-6.800L19 4m-3 3 2.500 2.500M13.500 9.500l2 2", props);
export const GearIcon: Icon = (props) =>
  svgIcon(
    "M4 7h9m4 0h3M4 17h3m4 0h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-6 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
    props,
  );
export const ClockIcon: Icon = (props) => svgIcon(`${circle}M12 7v5l3.500 2`, props);
export const NoteIcon: Icon = (props) =>
  svgIcon("M5 4.500h14v10l-5 5H5ZM14 19.500v-5h5M8.500 9h7m-7 3.500h4", props);
export const ReplyIcon: Icon = (props) => svgIcon("m9 6-5 5 5 5M4 11h9c4 0 7 2 7 7", props);
export const MoreIcon: Icon = (props) => svgIcon("M5.500 11.700v.6m6.500-.6v.6m6.500-.6v.6", props);
export const PlusIcon: Icon = (props) => svgIcon("M12 5v14M5 12h14", props);
export const PencilIcon: Icon = (props) => svgIcon("m5 19 1-4L16.500 4.500l3 3L9 18ZM14 7l3 3", props);
export const TrashIcon: Icon = (props) =>
  svgIcon("M4.500 7h15M9.500 7V4.500h5V7m-8 0 1 12.500h9L17.500 7M10.500 11v5m3-5v5", props);
export const EyeIcon: Icon = (props) =>
  svgIcon(
    "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 2.700a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z",
    props,
  );
export const StarIcon: Icon = (props) =>
  svgIcon("m12 4 2.500 5.100 5.500.8-4 3.900 1 5.600-5-2.700-5 2.700 1-5.600-4-3.900 5.500-.8Z", props);
export const ChevronRightIcon: Icon = (props) => svgIcon("m9 6 6 6-6 6", props);
export const ChevronLeftIcon: Icon = (props) => svgIcon("m15 6-6 6 6 6", props);
export const ChevronUpIcon: Icon = (props) => svgIcon("m6 15 6-6 6 6", props);
export const ArrowLeftIcon: Icon = (props) => svgIcon("M20 12H4m6-6-6 6 6 6", props);
export const DownloadIcon: Icon = (props) =>
  svgIcon("M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 19.500h14", props);
export const PrinterIcon: Icon = (props) =>
  svgIcon("M7 8.500V4h10v4.500M7 17H4V8.500h16V17h-3M7 14h10v6H7Z", props);
export const ChatIcon: Icon = (props) => svgIcon("M4 5h16v11h-8l-4.500 4v-4H4Z", props);
/** A telephone in a bubble: another sign than that of the chat with Meena. */
export const WhatsAppIcon: Icon = (props) =>
  svgIcon(
    "M4 20l1.300-4.200A8.300 8.300 0 1 1 8.400 18.700ZM9.300 8.300c-.9.900-.6 2.700 1.400 4.600s3.700 2.300 4.600 1.400l.6-.7-1.900-1.300-.9.7c-.9-.3-2-1.400-2.400-2.400l.7-.9-1.300-1.900Z",
    props,
  );
export const MailIcon: Icon = (props) => svgIcon("M3.500 5.500h17v13h-17Zm0 1 8.500 7 8.500-7", props);
export const ShieldIcon: Icon = (props) =>
  svgIcon("M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6Z", props);
export const LogOutIcon: Icon = (props) => svgIcon("M14 4.500H5v15h9M10 12h10.500m-4-4 4 4-4 4", props);
export const SunIcon: Icon = (props) =>
  svgIcon(
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15.400-6.400L17 7M7 17l-1.400 1.400m12.800 0L17 17M7 7 5.600 5.600",
    props,
  );
export const MoonIcon: Icon = (props) =>
  svgIcon("M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z", props);
export const ScreenIcon: Icon = (props) => svgIcon("M3.500 5h17v11.500h-17ZM9 20h6M12 16.500V20", props);
export const KeyboardIcon: Icon = (props) =>
  svgIcon("M3 7h18v10.500H3ZM6.500 10.500v.1m3.700-.1v.1m3.600-.1v.1m3.700-.1v.1M8 14h8", props);
export const BookmarkIcon: Icon = (props) => svgIcon("M6.500 4h11v16L12 16l-5.500 4Z", props);
export const RefreshIcon: Icon = (props) => svgIcon("M19.500 9A8 8 0 1 0 20 13.500M20 4.500V9h-4.500", props);
export const UserCheckIcon: Icon = (props) =>
  svgIcon(
    "M10 11.500a3.700 3.700 0 1 0 0-7.400 3.700 3.700 0 0 0 0 7.400ZM3 20c.6-3.500 3.400-5.300 7-5.300 1.500 0 2.800.3 3.900.9M15 17.500l2 2 4-4.500",
    props,
  );
export const FilterIcon: Icon = (props) => svgIcon("M4 6h16M7 12h10m-7 6h4", props);
export const BoardIcon: Icon = (props) =>
  svgIcon("M4 4.500h4.500v15H4Zm6-0h4.500v10H10Zm6 0H20v12.500h-4Z", props);
export const ListIcon: Icon = (props) =>
  svgIcon("M8 6.500h12M8 12h12M8 17.500h12M4 6.500v.1m0 5.400v.1m0 5.400v.1", props);
