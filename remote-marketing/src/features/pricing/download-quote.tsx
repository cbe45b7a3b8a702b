import { useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { Quote } from './quote/price-quote.ts';
import { quoteCsv } from './quote/quote-csv.ts';
import { saveFile } from './save-file.ts';

const NOT_SAVED = 'The file could not be made. Check your connection and try again.';

/** Saves a quote as a CSV file. */
export function DownloadQuote({ quote }: { quote: Quote }) {
  const announce = useAnnounce();
  const [failed, setFailed] = useState(false);

  const download = async () => {
    try {
      const csv = await quoteCsv(quote);
      saveFile(`bellkey-price-${quote.priceList}.csv`, 'text/csv;charset=utf-8', csv);
      setFailed(false);
    } catch {
      // The writer loads with the first download, which needs the network.
      setFailed(true);
      announce(NOT_SAVED);
    }
  };
  return (
    <>
      <Button look="outline" onClick={() => void download()}>
        Download as CSV
      </Button>
      {failed ? <p>{NOT_SAVED}</p> : null}
    </>
  );
}
