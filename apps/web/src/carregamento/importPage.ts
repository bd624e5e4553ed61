import { localError } from '../api/erroApi.ts'

/**
 * Brings the code of a page. It does not come when the line is down, or when a newer version of the portal has taken its
 * files away; the browser says so in English.
 */
export const importPage =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch(() => {
      throw localError('PAGINA_NAO_VEIO')
    })
