import type { Configuration } from "@shortvideo-api/document/source";
import type { ApiModel } from "@shortvideo-api/model/source";
import type { Templates } from "../workspace/read-templates.ts";

/** The choices of the owner of a workspace. */
export interface Settings extends Configuration {
  readonly scope: string;
}

/** The sources of the files of a workspace. */
export interface WorkspaceInputs {
  readonly settings: Settings;
  readonly model: ApiModel;
  readonly templates: Templates;
}
