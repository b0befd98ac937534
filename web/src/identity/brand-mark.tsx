/** The configured logo beside three stitched lines of a ledger: decoration, so silent. */
import { useConfig } from '../data/config.ts';
import { ORIGIN } from '../data/origin.ts';

export function BrandMark() {
  const { logo } = useConfig();
  return (
    <div aria-hidden="true" className="flex items-center gap-4">
      {logo !== undefined && logo !== '' && (
        <img
          src={`${logo.startsWith('/') ? ORIGIN : ''}${logo}`}
          alt=""
          width="56"
          height="56"
          className="size-14 rounded-control"
        />
      )}
      <div className="flex w-28 flex-col gap-2">
        <div className="stitch-x text-action" />
        <div className="stitch-x w-20 text-waiting" />
        <div className="stitch-x w-24 text-edge" />
      </div>
    </div>
  );
}
