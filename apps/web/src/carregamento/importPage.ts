import { type CodigoLocal, localError } from '../api/erroApi.ts'

/**
 * Brings the code of a page, or of a part of one (`PARTE_NAO_VEIO`). It does not come when the line is down, or when a newer
 * version of the portal has taken its files away; the browser says so in English.
 */
export const importPage =
  <Module>(load: () => Promise<Module>, codigo: CodigoLocal = 'PAGINA_NAO_VEIO') =>
  (): Promise<Module> =>
    load().catch(() => {
      throw localError(codigo)
    })
