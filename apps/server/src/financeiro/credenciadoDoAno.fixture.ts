import type { TestApp } from '../testing/testApp.ts'
import type { AnoDePagamentos } from './ano.fixture.ts'

const MODELO = 100004
let proximoCredenciado = 920_001

/** A provider with a login of its own and the clinical body of the year. */
export async function createCredenciado(t: TestApp, { pessoa, dentistas }: AnoDePagamentos): Promise<number> {
  const codigo = proximoCredenciado++
  await t.rows(
    `insert into credenciado (codigo, nome, tipo_pessoa, documento, cro, uf_cro, cnes, rede, inicio_contrato, municipio,
                              uf, email, celular, permissoes, simples, iss_pontos_base)
     select $1, nome, $3, documento, cro, uf_cro, cnes, rede, inicio_contrato, municipio, uf, email, celular, permissoes,
            $4, $5 from credenciado where codigo = $2`,
    [codigo, MODELO, pessoa.tipoPessoa, pessoa.simples, pessoa.issPontosBase],
  )
  for (const tabela of ['credenciado_especialidade', 'aceite_termo']) {
    const colunas = await t.rows<{ nome: string }>(
      `select string_agg(column_name, ', ' order by ordinal_position) as nome from information_schema.columns
        where table_name = $1 and column_name <> 'codigo_credenciado'`,
      [tabela],
    )
    const nomes = colunas[0]?.nome
    await t.rows(
      `insert into ${tabela} (codigo_credenciado, ${nomes}) select $1, ${nomes} from ${tabela} where codigo_credenciado = $2`,
      [codigo, MODELO],
    )
  }
  await t.rows(
    `insert into credencial (login, codigo_credenciado, hash, situacao, definida_em, expira_em)
     select $1, $1, hash, situacao, definida_em, '2028-01-01' from credencial where login = $2`,
    [codigo, MODELO],
  )
  await t.rows(
    `insert into dentista (codigo, codigo_credenciado, nome, cro, uf, cbo, unidade)
     select $1 * 10 + n, $1, 'Dentista ' || n, '1000' || n, 'SP', '223208', u.unidade
       from unnest($2::text[]) with ordinality u (unidade, n)`,
    [codigo, dentistas],
  )
  return codigo
}
