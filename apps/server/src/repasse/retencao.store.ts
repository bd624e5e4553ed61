import type { AliquotaRetencao, LeisRetencao, TabelaIrrf } from '@portal/domain/repasse/retencao.ts'
import { type Db, statement } from '../db/client.ts'

const aliquotas = statement<AliquotaRetencao>(
  'retencao.aliquotas',
  'select tipo, desde, ate, pontos_base as "pontosBase" from aliquota_retencao',
)
const tabelas = statement<TabelaIrrf>(
  'retencao.tabelasIrrf',
  `select desde, faixas, desconto_simplificado_centavos as "descontoSimplificado", redutor from tabela_irrf`,
)

/** What the law withholds, of every validity. */
export async function listLeis(db: Db): Promise<LeisRetencao> {
  const [linhas, tabelasIrrf] = await Promise.all([db.query(aliquotas), db.query(tabelas)])
  return { aliquotas: linhas, tabelasIrrf }
}
