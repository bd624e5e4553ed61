import { insertSolicitacao, type NovaSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { createAssociado } from './guia.fixture.ts'
import type { TestApp } from './testApp.ts'

/** A periapical of two regions, as a request keeps it. */
export const PERIAPICAL: NovaSolicitacao['eventos'][number] = {
  sequencial: 1,
  codigoEvento: '81000421',
  quantidade: 2,
  justificativa: '',
  locais: [
    { codigoLocal: 'RMID', foco: 'cárie profunda' },
    { codigoLocal: 'RMIE', foco: '' },
  ],
  situacao: 'APROVADO',
  motivos: [],
}

/** An exam request of 100001 that was approved at once, of a member of its own unless one is named. */
export async function insertPedido(t: TestApp, pedido: Partial<NovaSolicitacao> = {}): Promise<number> {
  const codigoAssociado = pedido.codigoAssociado ?? (await createAssociado(t))
  const [plano] = await t.rows<{ codigo: string }>(
    `select codigo_plano as codigo from associado_plano where codigo_associado = $1 order by principal desc limit 1`,
    [codigoAssociado],
  )
  const nova: NovaSolicitacao = {
    codigoCredenciado: 100001,
    codigoPlano: plano?.codigo ?? '',
    codigoDentista: null,
    nomeSolicitante: 'Beatriz Lima',
    croSolicitante: '12345',
    ufSolicitante: 'SP',
    hipoteseDiagnostica: 'Lesão periapical no 46.',
    eventos: [PERIAPICAL],
    status: 'APROVADA_PORTAL',
    prazo: null,
    validade: '2027-02-19',
    ...pedido,
    codigoAssociado,
  }
  const { pool, clock } = t.services
  return pool.transaction(nova.codigoCredenciado, (db) => insertSolicitacao(db, nova, 'Teste', clock.now()))
}
