/** The texts that configure.ts puts into the projects. */
export interface Server {
  readonly origin: string;
  /** On the developer's own machine, without TLS. */
  readonly isLocal: boolean;
}

/** bahi://… and, once the site names the app in its assetlinks.json, the site's own address: the page alone, never the console or the API. */
export function androidIntents({ origin, isLocal }: Server): string {
  const { hostname, port } = new URL(origin);
  const site = `<data android:scheme="https" android:host="${hostname}"${port === '' ? '' : ` android:port="${port}"`} android:path="/" />`;
  return filterOf('<data android:scheme="bahi" />') + (isLocal ? '' : filterOf(site, ' android:autoVerify="true"'));
}

function filterOf(data: string, attribute = ''): string {
  return `            <intent-filter${attribute}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                ${data}
            </intent-filter>
`;
}

/** Android 12 and later ask here: nothing goes to a cloud or to another phone. */
export const backupRules = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
${['cloud-backup', 'device-transfer']
  .map(
    (way) => `    <${way}>
${['root', 'file', 'database', 'sharedpref', 'external'].map((domain) => `        <exclude domain="${domain}" />`).join('\n')}
    </${way}>`,
  )
  .join('\n')}
</data-extraction-rules>
`;

/** Before Android 13 the picture among the recent apps goes only with every screenshot. */
export const androidActivity = `package org.bahi.app;

import android.os.Build;
import android.os.Bundle;
import android.view.WindowManager;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (Build.VERSION.SDK_INT >= 33) setRecentsScreenshotEnabled(false);
        else getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    }
}
`;

export function iosInfo({ isLocal }: Server): string {
  return `	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>org.bahi.app</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>bahi</string>
			</array>
		</dict>
	</array>
	<key>CFBundleLocalizations</key>
	<array>
		<string>en</string>
		<string>zh-Hant</string>
		<string>ko</string>
	</array>
	<key>NSFaceIDUsageDescription</key>
	<string>Bahi uses Face ID to unlock the app.</string>
	<key>NSCameraUsageDescription</key>
	<string>Bahi uses the camera when you photograph a document.</string>
	<key>NSPhotoLibraryUsageDescription</key>
	<string>Bahi reads the photos you choose to upload.</string>
${
  isLocal
    ? `	<key>NSAppTransportSecurity</key>
	<dict>
		<key>NSAllowsLocalNetworking</key>
		<true/>
	</dict>
`
    : ''
}`;
}

/** The site names the app in its apple-app-site-association. */
export function iosEntitlements({ origin, isLocal }: Server): string {
  const sites = isLocal ? '' : `		<string>applinks:${new URL(origin).host}</string>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
${sites}	</array>
</dict>
</plist>
`;
}

/** iOS pictures the app as it leaves the front. */
export const iosCover = `    private var cover: UIView?

    func sceneWillResignActive(_ scene: UIScene) {
        guard let window = window, cover == nil else { return }
        let view = UIView(frame: window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        window.addSubview(view)
        cover = view
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        cover?.removeFromSuperview()
        cover = nil
    }
`;
