import type { OperacaoExportacao } from '@portal/domain/exportacao/exportacao.tables.ts'
import { writePlanilha } from '../planilha/writePlanilha.ts'
import type { TestApp } from '../testing/testApp.ts'

const listLinhas = async function* (): AsyncGenerator<readonly string[]> {
  yield ['de ninguém']
}
const coluna = { titulo: 'Paciente', largura: 10, celula: (nome: string) => nome }

type Pronta = { login: number; numero: number; operacao?: OperacaoExportacao; dentistas?: number[] | null }

/** A file of a provider's own login that is ready and holds one row. */
export async function insertPronta(
  t: TestApp,
  { login, numero, operacao = 'pesquisa.exportGuias', dentistas = null }: Pronta,
): Promise<void> {
  const planilha = writePlanilha({ nome: 'Guias', cabecalho: [], colunas: [coluna], linhas: listLinhas() })
  const conteudo = Buffer.concat(await planilha.toArray())
  await t.rows(
    `insert into exportacao (codigo_credenciado, numero, login, sid, requisicao, ip, operacao, entrada, dentistas, estado,
                             linhas, total, nome, bytes, criada_em, mudada_em, expira_em)
     overriding system value
     select codigo_credenciado, $2, login, gen_random_uuid(), gen_random_uuid(), '::1', $3, '{}', $4, 'pronta', 1, 1,
            'guias.xlsx', $6, $5, $5, $5::timestamptz + interval '24 hours' from credencial where login = $1
     on conflict do nothing`,
    [login, numero, operacao, dentistas, t.clock.now(), conteudo.byteLength],
  )
  await t.rows(
    `insert into exportacao_parte select codigo_credenciado, numero, 0, $2 from exportacao where numero = $1
     on conflict do nothing`,
    [numero, conteudo],
  )
}
