import { createGuia } from '../testing/guia.fixture.ts'
import { createGlosada } from '../testing/recurso.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

/** Nothing of 100001's lapses; TEST_NOW is 21 November 2026. */
export async function clearPrazos(t: TestApp): Promise<void> {
  await t.rows('delete from desistencia_prazo')
  await t.rows('delete from troca_contato')
  await t.rows('delete from renovacao_alvara')
  await t.rows(`update alvara set numero = 'x', validade = '2030-01-01'`)
  await t.rows(`update guia set status_ficha = 6`)
  await t.rows(`update solicitacao_exame set validade = '2030-01-01'`)
  await t.rows(`insert into aceite_termo (codigo_credenciado, codigo_documento, unidade, sha256, login, nome, em, ip, protocolo)
                select c.codigo, d.codigo, '', d.sha256, c.codigo, 'n', now(), '', '' from documento_termo d
                  join credenciado c using (rede) on conflict do nothing`)
}

/** A guide of 100001 in a status, in analysis at a stage, the audit unless said, with its days; its one event costs what the table says. */
export async function plantGuia(
  t: TestApp,
  status: number,
  { etapa = 4, ...dias }: { senha?: string; prazo?: string | null; feito?: boolean; etapa?: number } = {},
  autorizacao = 4,
) {
  const numeroFicha = await createGuia(t, 'autorizada')
  await t.rows(
    `update guia set status_ficha = $2, validade_senha = $3, prazo = $4,
                     codigo_etapa = coalesce($5, codigo_etapa) where numero_ficha = $1`,
    [numeroFicha, status, dias.senha ?? '2027-02-01', dias.prazo ?? null, status === 2 ? etapa : null],
  )
  await t.rows(
    `update evento_guia set valor_centavos = 12345, autorizacao = $3, data_realizacao = $2 where numero_ficha = $1`,
    [numeroFicha, dias.feito ? '2026-11-20' : null, autorizacao],
  )
  return numeroFicha
}

/** A guide of 100001 that was denied something in a statement that came out on a day. */
export async function plantNegada(t: TestApp, publicacao: string, create = createGlosada) {
  const numeroFicha = await create(t)
  const publish = (dia: string) =>
    t.rows(`update repasse set publicacao = $1, pagamento = $1 where fechamento = '2026-09-20'`, [dia])
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
     values (100001, '2026-09-20', '2026-10-01', '2026-10-10', now()) on conflict do nothing`,
  )
  await t.rows(`update repasse_evento set fechamento = '2026-09-20' where numero_ficha = $1`, [numeroFicha])
  await publish(publicacao)
  return { numeroFicha, publish }
}
