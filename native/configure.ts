/**
 * What Bahi changes in the projects that Capacitor's tool makes (decision 0113): links, no backup, nothing to be seen among the recent
 * apps, what iOS asks for words about. Each addition stands between two marks, so that the next run replaces it; a template of Capacitor's
 * that no longer has the place for one is told by its name.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  androidActivity,
  androidIntents,
  backupRules,
  iosCover,
  iosEntitlements,
  iosInfo,
  type Server,
} from './additions.ts';

type Comment = readonly [open: string, close: string];
const XML: Comment = ['<!-- ', ' -->'];
const CODE: Comment = ['// ', ''];

export function configureAndroid(folder: string, server: Server): void {
  const main = join(folder, 'app/src/main');
  edit(join(main, 'AndroidManifest.xml'), (text, file) => {
    const launcher = '<category android:name="android.intent.category.LAUNCHER" />\n            </intent-filter>\n';
    const attributes = {
      allowBackup: 'false',
      fullBackupContent: 'false',
      dataExtractionRules: '@xml/data_extraction_rules',
      usesCleartextTraffic: String(server.isLocal),
    };
    return withAttributes(addAfter(text, launcher, androidIntents(server), XML, file), attributes, file);
  });
  writeFileSync(join(main, 'res/xml/data_extraction_rules.xml'), backupRules);
  edit(join(main, 'java/org/bahi/app/MainActivity.java'), () => androidActivity);
}

export function configureIos(folder: string, server: Server): void {
  const app = join(folder, 'App/App');
  edit(join(app, 'Info.plist'), (text, file) =>
    addAfter(text, '<plist version="1.0">\n<dict>\n', iosInfo(server), XML, file),
  );
  edit(join(app, 'SceneDelegate.swift'), (text, file) =>
    addAfter(text, '    var window: UIWindow?\n', iosCover, CODE, file),
  );
  writeFileSync(join(app, 'App.entitlements'), iosEntitlements(server));
  edit(join(folder, 'App/App.xcodeproj/project.pbxproj'), (text, file) => {
    const icon = 'ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;\n';
    const signed = 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n';
    if (text.includes(signed)) return text;
    return place(text, icon, file).replaceAll(icon, `${icon}\t\t\t\t${signed}`);
  });
}

function edit(file: string, change: (text: string, file: string) => string): void {
  if (!existsSync(file)) throw new Error(`${file} is missing: Capacitor's template has changed`);
  const text = readFileSync(file, 'utf8');
  const changed = change(text, file);
  if (changed !== text) writeFileSync(file, changed);
}

/** Between marks, which of the last run go first. */
function addAfter(text: string, anchor: string, addition: string, [open, close]: Comment, file: string): string {
  const [begin, end] = [`${open}bahi${close}\n`, `${open}/bahi${close}\n`];
  const [before = '', rest] = text.split(begin);
  const clean = rest === undefined ? text : before + rest.slice(rest.indexOf(end) + end.length);
  return place(clean, anchor, file).replace(anchor, () => `${anchor}${begin}${addition}${end}`);
}

function withAttributes(text: string, attributes: Readonly<Record<string, string>>, file: string): string {
  return Object.entries(attributes).reduce((changed, [name, value]) => {
    const attribute = `android:${name}="${value}"`;
    const there = new RegExp(`android:${name}="[^"]*"`);
    if (there.test(changed)) return changed.replace(there, attribute);
    return place(changed, '<application\n', file).replace('<application\n', `<application\n        ${attribute}\n`);
  }, text);
}

function place(text: string, anchor: string, file: string): string {
  if (!text.includes(anchor)) throw new Error(`${file} has no "${anchor.trim()}": Capacitor's template has changed`);
  return text;
}
