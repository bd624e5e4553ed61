import { aplicativo } from '@portal/contract/aplicativo.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { createAssinada, releaseDe, signPasse } from './aplicativo.fixture.ts'

const passes: string[] = []
/** Each is of a guide of its own. */
const nextPasse = (): string => passes.pop() ?? 'a'.repeat(40)

export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  passes.splice(0)
  for (let vez = 0; vez < 4; vez++) {
    const guia = await releaseDe(t)
    passes.push(signPasse(t, { ...guia, ato: 'RECEBE' }))
  }
}

/** Of a guide that an SQL has spoilt by its number. */
const afterGuia =
  (sql: string): Receita =>
  async ({ t, ...cena }) => {
    const guia = await releaseDe(t)
    await t.rows(sql, [guia.numeroFicha])
    return t.call(cena.entrada.route, { body: { passe: signPasse(t, { ...guia, ato: 'RECEBE' }) } })
  }

export const recusas: Matriz['recusas'] = {
  'aplicativo.sendAto API-APL-0001': (cena) => cena.call(0, { body: { passe: 'a'.repeat(40) } }),
  'aplicativo.sendAto API-APL-0002': async ({ t, entrada: { route } }) => {
    const guia = await createAssinada(t, 'gerado')
    const passe = signPasse(t, { ...guia, ato: 'REJEITA', motivo: 'OUTRO_DIA', numeroToken: '000000' })
    return t.call(route, { body: { passe } })
  },
  'aplicativo.sendAto API-GTO-0001': async ({ t, entrada: { route } }) => {
    const { sub } = await releaseDe(t)
    const passe = signPasse(t, { sub, numeroFicha: 799_999_999, ato: 'RECEBE' })
    return t.call(route, { body: { passe } })
  },
  'aplicativo.sendAto API-GTO-0010': afterGuia('update guia set bloqueada = true where numero_ficha = $1'),
  'aplicativo.sendAto API-GTO-0011': afterGuia('update guia set status_ficha = 6 where numero_ficha = $1'),
  'aplicativo.sendAto API-GTO-0012': afterGuia('update guia set codigo_etapa = 6 where numero_ficha = $1'),
  'aplicativo.sendAto API-GTO-0013': async ({ t, entrada: { route } }) => {
    const passe = signPasse(t, { ...(await releaseDe(t)), ato: 'RECEBE' })
    return t.call(route, { body: { passe } }, { versao: 99 })
  },
}

export const entradas: Matriz['entradas'] = [
  entrada('aplicativo.sendAto', aplicativo.sendAto, () => ({ body: { passe: nextPasse() } })),
]
