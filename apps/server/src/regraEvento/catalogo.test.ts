import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '@portal/domain/evento/regra/exclusao.data.ts'
import type { Exclusao } from '@portal/domain/evento/regra/exclusao.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { describe, expect, it } from 'vitest'
import { migrationsFolder } from '../db/migrate.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const migrate = async (arquivo = '0017-catalogo.sql') =>
  t.rows(await readFile(path.join(migrationsFolder(), arquivo), 'utf8'))

const porEvento = (regras: readonly RegraEvento[]) =>
  Object.fromEntries(regras.map((regra) => [regra.codigoEvento, regra]))
const porPar = (exclusoes: readonly Exclusao[]) =>
  Object.fromEntries(
    exclusoes.map((exclusao) => [`${exclusao.a} ${exclusao.b} ${exclusao.quando}`, exclusao]),
  )

async function expectPresente(): Promise<void> {
  const regras = await t.rows<{ regra: RegraEvento }>('select regra from regra_evento')
  const exclusoes = await t.rows<{ exclusao: Exclusao }>('select exclusao from exclusao_evento')
  expect(porEvento(regras.map(({ regra }) => regra))).toEqual(porEvento(REGRAS_EVENTO))
  expect(exclusoes).toHaveLength(EXCLUSOES.length)
  expect(porPar(exclusoes.map(({ exclusao }) => exclusao))).toEqual(porPar(EXCLUSOES))
}

describe('o catálogo de um banco que já existia', () => {
  it('o que é de hoje fica como está', async () => {
    await migrate()
    await expectPresente()
  })

  it('o que era de antes vem a ser o de hoje, menos o que a operadora escreveu', async () => {
    await t.rows(
      `delete from exclusao_evento where exclusao->>'quando' = 'antes' or exclusao->>'b' = '85100056'`,
    )
    await t.rows(
      `update regra_evento set regra = regra - 'fonteIdade' || '{"severidadeIdade": "aviso"}' where codigo_evento = '84000074'`,
    )
    await t.rows(
      `update regra_evento set regra = regra || '{"especialidades": [1, 4, 10]}' where codigo_evento = '85300047'`,
    )
    await t.rows(
      `update regra_evento set regra = regra || '{"regioes": ["AS", "AI"]}' where codigo_evento in ('82000891', '82000913')`,
    )
    await migrate()
    await expectPresente()
    const propria = `'{"regioes": ["FLI"]}'`
    await t.rows(`update regra_evento set regra = regra || ${propria} where codigo_evento = '82000891'`)
    await migrate()
    const [row] = await t.rows<{ regioes: string[] }>(
      `select regra->'regioes' as regioes from regra_evento where codigo_evento = '82000891'`,
    )
    expect(row?.regioes).toEqual(['FLI'])
  })

  it('os pares de um dia com um kit saem, e entra o do traçado com a telerradiografia que o tem', async () => {
    await t.rows(`delete from exclusao_evento where exclusao->>'a' = '81000480'`)
    await t.rows(
      `insert into exclusao_evento (id, exclusao)
       select 1000 + id, exclusao || '{"quando": "mesmoDia"}' from exclusao_evento where exclusao->>'a' = '98958569'`,
    )
    await migrate('0093-exame-contido.sql')
    const exclusoes = await t.rows<{ exclusao: Exclusao }>('select exclusao from exclusao_evento')
    expect(exclusoes).toHaveLength(EXCLUSOES.length)
    expect(porPar(exclusoes.map(({ exclusao }) => exclusao))).toEqual(porPar(EXCLUSOES))
  })
})
