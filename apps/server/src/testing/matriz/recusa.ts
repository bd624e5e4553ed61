import type { CodigoErro } from '@portal/contract/errors.ts'
import { civilDay } from '../../runtime/clock.ts'
import { createAssociado } from '../guia.fixture.ts'
import type { Cena, Receita } from './cena.ts'

/** Calls once all the look-ups of a minute are used up. */
export async function consultarDemais(cena: Cena, mudanca?: { body: object }) {
  const { services, clock } = cena.t
  while (services.limiteConsulta.take(100001, clock.now()) === 0);
  const answer = await cena.call(0, mudanca)
  clock.advance(61_000)
  return answer
}

/** Calls for somebody who was never attended here once the day's of those are used up. */
export async function consultarNovosDemais(cena: Cena, parte: 'query' | 'body', campo = 'codigoAssociado') {
  const codigo = await createAssociado(cena.t)
  const [novo] = await cena.t.rows<{ chave: string }>('select chave from associado where codigo = $1', [
    codigo,
  ])
  await cena.t.rows('update limite_consulta set novos_por_dia = 1')
  await cena.t.rows(
    `insert into paciente_novo (codigo_credenciado, login, dia, codigo_associado) values (100001, 100001, $1, '1')
     on conflict do nothing`,
    [civilDay(cena.t.clock.now())],
  )
  const answer = await cena.call(0, { [parte]: { [campo]: campo === 'chave' ? novo?.chave : codigo } })
  await cena.t.rows('update limite_consulta set novos_por_dia = 300')
  return answer
}

/** What raises a code in every operation that declares it, unless the operation has a recipe of its own. */
export const porCodigo: Partial<Record<CodigoErro, Receita>> = {
  'API-GTO-0001': (cena) => cena.call(799_999_999),
  'API-GTO-0006': async (cena) => {
    const parte = cena.entrada.route.params ? 'params' : 'query'
    return cena.call(await cena.prepare(), { [parte]: { codigoEvento: '99999999' } })
  },
  'API-GTO-0010': (cena) => cena.callAfter('update guia set bloqueada = true where numero_ficha = $1'),
  'API-GTO-0011': (cena) => cena.callAfter('update guia set status_ficha = 6 where numero_ficha = $1'),
  'API-GTO-0012': (cena) => cena.callAfter('update guia set codigo_etapa = 6 where numero_ficha = $1'),
  'API-GTO-0013': async (cena) => cena.call(await cena.prepare(), {}, { versao: 99 }),
  'API-GTO-0021': (cena) => cena.callAfter('update evento_guia set autorizacao = 3 where numero_ficha = $1'),
  'API-GTO-0024': ({ t, entrada, as }) => t.call(entrada.route, { body: {} }, { as }),
  'API-GTO-0025': (cena) => cena.call(0, { body: { dataInicio: '2026-11-30', dataFim: '2026-11-01' } }),
  'API-GTO-0030': async (cena) => {
    const end = cena.t.services.exportacoes.begin(100001, cena.t.clock.now())
    const answer = await cena.call(0)
    end?.()
    return answer
  },
  'API-SOL-0001': (cena) => cena.call(799_999_999),
  'API-PRA-0001': (cena) =>
    cena.call(0, { [cena.entrada.route.body ? 'body' : 'query']: { chave: 'ALVARA:999:' } }),
  'API-CAD-0001': (cena) => cena.call(0, { params: { id: 999 } }),
  'API-COM-0001': (cena) => cena.call(0, { query: { codComunicado: 999 } }),
  'API-BIB-0001': (cena) => cena.call(0, { query: { codArquivo: 999 } }),
  'API-ELE-0001': (cena) => cena.call(0, { query: { codigoAssociado: '999999999' } }),
  'API-ELE-0003': (cena) => consultarDemais(cena),
  'API-ELE-0005': (cena) => consultarNovosDemais(cena, 'query'),
}
