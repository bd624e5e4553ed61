import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos, plantGuia } from './prazo.fixture.ts'

const t = await openTestApp()
beforeEach(() => clearPrazos(t))

const readOne = async (login = 100001) => {
  const { body } = await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(login) })
  return body.prazos[0]
}

/** A guide whose one event asks for an initial image of tooth 36. */
async function plantEndodontia(status: number, dias: Parameters<typeof plantGuia>[2], autorizacao?: number) {
  const numeroFicha = await plantGuia(t, status, dias, autorizacao)
  await t.rows(
    `update evento_guia set codigo_evento = '85200158', dente = '36', regiao = null, faces = null where numero_ficha = $1`,
    [numeroFicha],
  )
  return numeroFicha
}

const falta = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85200158',
  descricao: expect.stringMatching(/endod/i),
  codigoLocalizacao: '36',
  momento: null,
}

it('names the image that is missing, and none once it is there', async () => {
  const numeroFicha = await plantEndodontia(5, { prazo: '2026-11-25' }, 2)
  expect(await readOne()).toMatchObject({ tipo: 'IMAGEM', faltas: [{ ...falta, momento: 'inicial' }] })
  // So does the list of those that wait for images, and no other list of guides.
  const [daLista, daBusca] = await Promise.all(
    [{ soImagens: true }, {}].map(async (query) => {
      const { body } = await t.call(pesquisa.listPendentes, { query }, { as: await t.as(100001) })
      return body.guias.find((guia) => guia.numeroFicha === numeroFicha)
    }),
  )
  expect(daLista).toMatchObject({ faltas: [{ ...falta, momento: 'inicial' }] })
  expect(daBusca).toBeDefined()
  expect(daBusca?.faltas).toBeUndefined()
  await t.rows(
    `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
            paginas, paginas_tela, momento, dente, sha256, enviada_em)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, 'a.png', 'image/png', 1, 1, 1, 'inicial', '36', 'x', now()
       from guia where numero_ficha = $1`,
    [numeroFicha],
  )
  expect(await readOne()).toMatchObject({ tipo: 'IMAGEM', faltas: [] })
})

it.each([
  ['near its end', '2026-12-06', {}, true, false],
  ['far from it', '2026-12-07', {}, false, false],
  ['renewed already', '2026-12-06', { renovada_em: '2026-11-01' }, false, false],
  ['of a month of orthodontics', '2026-12-06', { codigo_tipo_atendimento: 8 }, false, false],
  ['of a guide that was not sent', '2026-12-06', { status_ficha: 8 }, true, true],
  ['of a guide that waits for a justification', '2026-12-06', { status_ficha: 4 }, false, false],
  ['of a guide that is decided on', '2026-12-06', { status_ficha: 2, codigo_etapa: 4 }, false, false],
] as const)(
  'a password %s says what is not done, and whether it may be renewed or its guide is to be sent',
  async (_nome, senha, colunas, renovavel, aEnviar) => {
    const numeroFicha = await plantEndodontia(1, { senha })
    for (const [coluna, valor] of Object.entries(colunas))
      await t.rows(`update guia set ${coluna} = $2 where numero_ficha = $1`, [numeroFicha, valor])
    expect(await readOne()).toMatchObject({
      tipo: 'SENHA',
      referencia: numeroFicha,
      faltas: [falta],
      renovavel,
      aEnviar,
    })
  },
)

it('no password is renewed of a patient whose attendance ended', async () => {
  const numeroFicha = await plantEndodontia(1, { senha: '2026-12-06' })
  const exclude = (dia: string | null) =>
    t.rows(
      'update associado set exclusao = $2 where codigo = (select codigo_associado from guia where numero_ficha = $1)',
      [numeroFicha, dia],
    )
  await exclude('2026-11-20')
  const linha = await readOne()
  await exclude(null)
  expect([linha, await readOne()]).toMatchObject([{ renovavel: false }, { renovavel: true }])
})

it('names of what waits for a reason the image first, then the event that is asked for one', async () => {
  const numeroFicha = await plantEndodontia(4, { prazo: '2026-11-25' }, 2)
  expect(await readOne()).toMatchObject({
    tipo: 'JUSTIFICATIVA',
    faltas: [{ ...falta, momento: 'inicial' }],
  })
  // A profilaxis asks for no image.
  await t.rows(`update evento_guia set codigo_evento = '84000198', dente = null where numero_ficha = $1`, [
    numeroFicha,
  ])
  expect(await readOne()).toMatchObject({ tipo: 'JUSTIFICATIVA', faltas: [] })
  await t.rows(
    `update evento_guia set motivos = '[{"severidade": "pendenciaJustificativa"}]' where numero_ficha = $1`,
    [numeroFicha],
  )
  expect(await readOne()).toMatchObject({
    tipo: 'JUSTIFICATIVA',
    faltas: [{ codigoEvento: '84000198', momento: null }],
  })
})

it.each([
  ['SENHA', 1, 4, { senha: '2026-12-06' }],
  ['IMAGEM', 5, 2, { prazo: '2026-11-25' }],
  ['APRESENTACAO', 1, 4, { feito: true }],
] as const)(
  'a locked guide of %s is unlocked first, and its password renewed then',
  async (tipo, status, autorizacao, dias) => {
    const numeroFicha = await plantEndodontia(status, dias, autorizacao)
    if (tipo === 'APRESENTACAO')
      await t.rows(
        `update evento_guia set data_realizacao = '2026-06-01', apresentar_ate = '2026-08-30' where numero_ficha = $1`,
        [numeroFicha],
      )
    expect(await readOne()).not.toHaveProperty('desbloqueavel')
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    const linha = await readOne()
    expect(linha).toMatchObject({ tipo, desbloqueavel: true })
    expect(linha?.renovavel).toBe(tipo === 'SENHA' ? true : undefined)
  },
)

it('whose function is locked is offered neither the renewal nor the unlocking', async () => {
  const numeroFicha = await plantEndodontia(1, { senha: '2026-12-06' })
  const lock = (itens: string) =>
    t.rows('update credenciado set itens_bloqueados = $1 where codigo = 100001', [itens])
  await lock('{SOLIC_AUTO}')
  const daSenha = await readOne()
  await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
  const daTravada = await readOne()
  await lock('{}')
  expect([daSenha, daTravada]).toMatchObject([{ renovavel: false }, { renovavel: false }])
  expect(daTravada).not.toHaveProperty('desbloqueavel')
  expect(await readOne()).toMatchObject({ desbloqueavel: true })
})

it('whoever may not look at guides is told no event of theirs, and another provider nothing', async () => {
  await plantEndodontia(4, { prazo: '2026-11-25' }, 2)
  expect(await readOne()).toMatchObject({ tipo: 'JUSTIFICATIVA', faltas: [{ ...falta, momento: 'inicial' }] })
  expect(await readOne(100002)).toBeUndefined()
  const antes = await t.rows<{ permissoes: string[] }>(
    'select permissoes from credenciado where codigo = 100001',
  )
  await t.rows(
    `update credenciado set permissoes = array_remove(permissoes, 'CONSULTA_GTO') where codigo = 100001`,
  )
  const linha = await readOne()
  await t.rows('update credenciado set permissoes = $1 where codigo = 100001', [antes[0]?.permissoes])
  expect(linha).toMatchObject({ tipo: 'JUSTIFICATIVA' })
  expect(linha).not.toHaveProperty('faltas')
  expect(linha).not.toHaveProperty('renovavel')
})
