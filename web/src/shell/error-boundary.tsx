/**
 * A mistake in one screen stays in that screen. A part that could not be downloaded is asked for again: with a connection by starting anew.
 * After a release its file is gone: then the server's page is another, which is said instead of blaming the connection. What was typed is kept over that.
 */
import { Component, useEffect, useState, type ReactNode } from 'react';
import { useConnection } from '../data/stream.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { isOfOldBuild, startNewVersion } from './new-version.ts';

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <Failed isDownload={isDownloadFailure(error)} onRetry={retry} />;
  }
}

function Failed({ isDownload, onRetry }: { readonly isDownload: boolean; readonly onRetry: () => void }) {
  const t = useCommonTexts();
  const { isOnline } = useConnection();
  const isOld = useIsOld(isDownload && isOnline);
  if (isOld === null) return null;
  return (
    <div className="mx-auto max-w-140 p-4">
      {isOld ? (
        <ErrorPanel title={t.oldVersion} body={t.oldVersionBody} action={t.reloadApp} onRetry={startNewVersion} />
      ) : (
        <ErrorPanel
          title={isDownload ? t.screenNotLoaded : t.screenFailed}
          body={isDownload ? t.screenNotLoadedBody : t.screenFailedBody}
          onRetry={isDownload && isOnline ? () => location.reload() : onRetry}
        />
      )}
    </div>
  );
}

/** Whether the file is gone with its build; null until the server has said so. */
function useIsOld(isAsked: boolean): boolean | null {
  const [isOld, setOld] = useState<boolean | null>(null);
  useEffect(() => {
    if (isAsked) void isOfOldBuild().then(setOld);
  }, [isAsked]);
  return isAsked ? isOld : false;
}

function isDownloadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}
