/** The projects that come out of `npm run native -- sync`, made in a folder of their own by Capacitor's tool as it is installed. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlatforms, serverAt, type Platform } from './sync.ts';

const cache = join(import.meta.dirname, '../.cache');
let folder: string;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  // Below the packages, which Capacitor looks for upwards.
  folder = mkdtempSync(join(cache, 'native-'));
  for (const name of ['package.json', 'capacitor.config.json'])
    copyFileSync(join(import.meta.dirname, name), join(folder, name));
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/index.html'), '<!doctype html><html><head></head></html>');
  await make('https://bahi.example', ['android', 'ios']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (origin: string, platforms: readonly Platform[]) =>
  addPlatforms({ server: serverAt(origin), platforms, folder });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manifest = () => read('android/app/src/main/AndroidManifest.xml');

test('Android has the app’s files, the four plugins, and its links, and keeps everything out of backups and pictures', () => {
  expect(read('android/app/src/main/assets/public/index.html')).toContain('<!doctype html>');
  expect(JSON.parse(read('android/app/src/main/assets/capacitor.config.json'))).toMatchObject({
    appId: 'org.bahi.app',
    server: { hostname: 'localhost', androidScheme: 'https' },
  });
  const plugins = JSON.parse(read('android/app/src/main/assets/capacitor.plugins.json')) as { pkg: string }[];
  expect(plugins.map(({ pkg }) => pkg).toSorted()).toEqual([
    '@aparajita/capacitor-biometric-auth',
    '@aparajita/capacitor-secure-storage',
    '@capacitor/app',
    '@capacitor/status-bar',
  ]);
  const text = manifest();
  for (const part of [
    'android:allowBackup="false"',
    'android:fullBackupContent="false"',
    'android:dataExtractionRules="@xml/data_extraction_rules"',
    'android:usesCleartextTraffic="false"',
    '<data android:scheme="bahi" />',
    '<intent-filter android:autoVerify="true">',
    '<data android:scheme="https" android:host="bahi.example" android:path="/" />',
  ])
    expect(text.split(part)).toHaveLength(2);
  expect([...text.matchAll(/uses-permission android:name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'android.permission.INTERNET',
  ]);
  const rules = read('android/app/src/main/res/xml/data_extraction_rules.xml');
  for (const way of ['cloud-backup', 'device-transfer'])
    expect(rules).toMatch(new RegExp(`<${way}>[^]*<exclude domain="sharedpref" />[^]*</${way}>`));
  expect(read('android/app/src/main/java/org/bahi/app/MainActivity.java')).toContain(
    'setRecentsScreenshotEnabled(false)',
  );
});

test('iOS has its links, its words for the camera and Face ID, and a cover', () => {
  const info = read('ios/App/App/Info.plist');
  for (const part of ['<string>bahi</string>', 'NSFaceIDUsageDescription', 'NSCameraUsageDescription'])
    expect(info.split(part)).toHaveLength(2);
  expect(info).not.toContain('NSAppTransportSecurity');
  expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:bahi.example</string>');
  expect(
    read('ios/App/App.xcodeproj/project.pbxproj').split('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;'),
  ).toHaveLength(3);
  expect(read('ios/App/App/SceneDelegate.swift').split('func sceneWillResignActive')).toHaveLength(2);
  expect(read('ios/App/App/public/index.html')).toContain('<!doctype html>');
});

test('another run changes nothing, and one for another server the server alone', async () => {
  const files = [
    'android/app/src/main/AndroidManifest.xml',
    'ios/App/App/Info.plist',
    'ios/App/App/SceneDelegate.swift',
    'ios/App/App.xcodeproj/project.pbxproj',
  ];
  const before = files.map(read);
  await make('https://bahi.example', ['android', 'ios']);
  expect(files.map(read)).toEqual(before);

  await make('http://localhost:8080', ['android', 'ios']);
  expect(manifest()).toContain('android:usesCleartextTraffic="true"');
  expect(manifest()).toContain('<data android:scheme="bahi" />');
  expect(manifest()).not.toContain('bahi.example');
  expect(read('ios/App/App/Info.plist')).toContain('NSAllowsLocalNetworking');
  expect(read('ios/App/App/App.entitlements')).not.toContain('applinks');

  await make('https://bahi.example', ['android', 'ios']);
  expect(files.map(read)).toEqual(before);
});

test.each([
  '',
  'bahi.example',
  'http://bahi.example',
  'https://bahi.example/app',
  'https://a:b@bahi.example',
  'ftp://bahi.example',
])('an app is not built for the address "%s"', (text) => {
  expect(() => serverAt(text)).toThrow('BAHI_ORIGIN is');
});

test('an app is built for a site with TLS, or for the developer’s own machine', () => {
  expect(serverAt('https://bahi.example/')).toEqual({ origin: 'https://bahi.example', isLocal: false });
  expect(serverAt('http://127.0.0.1:8080')).toEqual({ origin: 'http://127.0.0.1:8080', isLocal: true });
});
