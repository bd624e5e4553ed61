import { statusAEnviar, statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import { type GuiaAberta, listGuiasAbertas, type PrazoGuia } from './prazo.store.ts'

/** Guides released alone have sent nothing, and hold no authorised event that could be done. */
const isEmUso = ({ statusFicha, porFazer }: GuiaAberta) => porFazer > 0 || statusAEnviar.includes(statusFicha)

/** Passwords still of use whose last day is in the period, with what of theirs is authorised and not done. */
export const findSenhas = (
  guias: readonly GuiaAberta[],
  de: string,
  ate: string,
): (PrazoGuia & Pick<GuiaAberta, 'senhaDesde'>)[] =>
  guias
    .filter(
      (guia) =>
        statusEmAndamento.includes(guia.statusFicha) &&
        guia.validadeSenha >= de &&
        guia.validadeSenha <= ate &&
        isEmUso(guia),
    )
    .map((guia) => ({ ...guia, prazo: guia.validadeSenha, centavos: guia.centavosPorFazer }))

/** The same of a provider that nobody acts for. */
export const listSenhas = async (
  db: Db,
  codigoCredenciado: number,
  de: string,
  ate: string,
): Promise<ReturnType<typeof findSenhas>> =>
  findSenhas(await listGuiasAbertas(db, codigoCredenciado, { de, ate, apresentarAte: de }), de, ate)
