import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { aguardando, autorizada, opcoes, rascunho } from './guias.fixture.ts'

const tabela = page.getByRole('table', { name: 'Guias encontradas' })
const pendentes = page.getByRole('table', { name: 'Guias pendentes' })
const exportar = page.getByRole('button', { name: 'Exportar Excel' })

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {
    aguardandoJustificativa: 2,
    aguardandoDocumentacao: 3,
    planosAEnviar: 4,
  })
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada, aguardando, rascunho] })
  answer(pesquisa.listPendentes, { guias: [aguardando] })
})

describePage('ConsultaGTOsPage', {
  open: () => openPage('/portal/consultaGTOs'),
  chamada: pesquisa.searchGuias,
  espera: 'Carregando guias',
  pronto: tabela,
})

test('cada linha diz a guia, de quem e de que especialidade, a situação com o prazo, e o valor', async () => {
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela)).toEqual([
    [
      '700001liberada em 20/11/2026 12:30',
      'Mariana Alves RibeiroDentística',
      'AutorizadaCom você',
      'R$ 1.234,502 eventos',
    ],
    [
      '700002liberada em 31/10/2026 23:59',
      'Otávio NunesEndodontia',
      'Aguardando documentaçãoCom você até 24/11/2026, em 3 dias',
      'R$ 85,901 evento',
    ],
    [
      '700003liberada em 21/11/2026 08:00',
      'Rosa LimaEndodontia',
      'Senha liberadaRascunho, ainda não enviadoCom você até 21/12/2026',
      'Sem valor ainda3 eventos',
    ],
  ])
})

test('a situação diz de quem é a vez, e só o prazo que não é da operadora tem cor', async () => {
  const emAnalise = { ...aguardando, statusFicha: 2 } as const
  answer(pesquisa.searchGuias, {
    guias: [
      { ...emAnalise, numeroFicha: 700010 },
      { ...emAnalise, numeroFicha: 700011, codigoEtapaAtual: 4 },
      aguardando,
    ],
  })
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela).map((linha) => linha[2]?.trim())).toEqual([
    'Em análiseCom você: plano a enviar',
    'Em análiseResposta até 24/11/2026, em 3 dias',
    'Aguardando documentaçãoCom você até 24/11/2026, em 3 dias',
  ])
  expect(tabela.element().querySelectorAll('[data-urgencia="perto"]')).toHaveLength(1)
})

test('uma senha de que nada se escreveu não é rascunho: não tem eventos, nem valor', async () => {
  answer(pesquisa.searchGuias, { guias: [{ ...rascunho, eventosRascunho: 0, prazo: null }] })
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela)[0]?.slice(2)).toEqual(['Senha liberadaCom você', 'Sem eventos'])
})

test('sem guias com os filtros, diz o que fazer; limpar volta ao que sempre vale, e se desfaz', async () => {
  answer(pesquisa.searchGuias, ({ body }) => ({ guias: body?.codigoEspecialidade ? [] : [autorizada] }))
  const { address } = openPage('/portal/consultaGTOs?especialidade=3')
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia com estes filtros' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(tabela).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs')
  await expect.element(page.getByText('Todos os filtros foram retirados.')).toBeVisible()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(address).toBe('/portal/consultaGTOs?especialidade=3')
})

test('sem filtro nenhum não há o que limpar', async () => {
  answer(pesquisa.searchGuias, {})
  openPage('/portal/consultaGTOs')
  await expect.element(page.getByRole('heading', { name: 'Nenhuma guia com estes filtros' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument()
})

test('a lista continua pelo cursor, com os mesmos filtros, e diz quando acaba', async () => {
  answer(pesquisa.searchGuias, ({ body }) =>
    body?.cursor ? { guias: [aguardando] } : { guias: [autorizada], proximo: 'pagina-2' },
  )
  openPage('/portal/consultaGTOs?tipo=15')
  await expect.element(page.getByText('1 guia até aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(page.getByText('Fim da lista: 2 guias')).toBeVisible()
  expect(readRows(tabela).map(([numero]) => numero?.slice(0, 6))).toEqual(['700001', '700002'])
  expect(sent(pesquisa.searchGuias).map(({ body }) => body)).toEqual([
    { codigoTipoAtendimento: 15 },
    { codigoTipoAtendimento: 15, cursor: 'pagina-2' },
  ])
})

test('a aba das pendentes conta as três esperas, e a sua planilha é delas', async () => {
  answerFile(pesquisa.exportGuias, 'planilha', 'guias-21-11-2026.xlsx')
  const { address } = openPage('/portal/consultaGTOs?especialidade=3')
  await page.getByRole('tab', { name: 'Pendentes 9' }).click()
  await expect.element(pendentes).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs?aba=pendentes')
  expect(readRows(pendentes).map(([numero]) => numero?.slice(0, 6))).toEqual(['700002'])
  expect(sent(pesquisa.listPendentes).map(({ query }) => query)).toEqual([{ planosAEnviar: true }])
  await exportar.click()
  await expect.element(page.getByText('guias-21-11-2026.xlsx está nos seus downloads.')).toBeVisible()
  expect(sent(pesquisa.exportGuias).map(({ body }) => body)).toEqual([
    { pendentes: true, planosAEnviar: true },
  ])
  await page.getByRole('tab', { name: 'Todas' }).click()
  await expect.element(tabela).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs')
})

test('as pendentes abrem com o foco na primeira, J e K andam, e Enter abre', async () => {
  answer(pesquisa.listPendentes, { guias: [aguardando, { ...aguardando, numeroFicha: 700004 }] })
  refuseGuia()
  const aberta = openPage('/portal/consultaGTOs?aba=pendentes')
  const linha = (numero: string) => pendentes.getByRole('link', { name: numero })
  await expect.element(linha('700002')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(linha('700004')).toHaveFocus()
  await userEvent.keyboard('kj{Enter}')
  await expectMissing(aberta, '/portal/guia/700004')
})

test('pela aba o foco fica na aba', async () => {
  openPage('/portal/consultaGTOs')
  const aba = page.getByRole('tab', { name: /^Pendentes/ })
  await aba.click()
  await expect.element(pendentes).toBeVisible()
  await expect.element(aba).toHaveFocus()
})

test('sem pendentes, a aba o diz, e a página começa no título', async () => {
  answer(pesquisa.listPendentes, {})
  openPage('/portal/consultaGTOs?aba=pendentes')
  await expect.element(page.getByRole('heading', { name: 'Nada pendente' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a planilha é exatamente da pesquisa que está na tela', async () => {
  answerFile(pesquisa.exportGuias, 'planilha', 'guias-21-11-2026.xlsx')
  openPage('/portal/consultaGTOs?especialidade=3&situacao=5,8&de=2026-10-01&ate=2026-10-31')
  await exportar.click()
  await expect.element(page.getByText('Planilha pronta')).toBeVisible()
  const filtro = {
    codigoEspecialidade: 3,
    statusTiss: '5,8',
    dataInicio: '2026-10-01',
    dataFim: '2026-10-31',
  }
  expect(sent(pesquisa.exportGuias).map(({ body }) => body)).toEqual([filtro])
  expect(sent(pesquisa.searchGuias).map(({ body }) => body)).toEqual([filtro])
})

test('uma planilha recusada diz por quê', async () => {
  refuse(pesquisa.exportGuias, 'API-GTO-0030')
  openPage('/portal/consultaGTOs')
  await exportar.click()
  await expect
    .element(page.getByText('Não foi possível baixar “Guias da pesquisa”. Muitas exportações'))
    .toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-GTO-0030'].texto)).toBeVisible()
})

test.each([
  { aba: '', nome: 'Valor', ordens: ['valor', '-valor'] },
  { aba: '', nome: 'Guia e liberação', ordens: ['guia', undefined] },
  {
    aba: 'aba=pendentes',
    nome: 'Situação e prazo',
    ordens: ['-prazo', undefined],
  },
  {
    aba: 'aba=pendentes',
    nome: 'Paciente',
    ordens: ['paciente', '-paciente'],
  },
])('$aba $nome ordena pelo cabeçalho, num sentido e no outro, com o foco onde estava', async (caso) => {
  const { aba, nome, ordens } = caso
  const { address } = openPage(`/portal/consultaGTOs?${aba}`)
  const lista = aba ? pendentes : tabela
  const cabecalho = lista.getByRole('columnheader', { name: nome })
  await expect.element(lista).toBeVisible()
  for (const ordem of ordens) {
    await cabecalho.getByRole('button').click()
    const sentido = (ordem ?? (aba ? 'prazo' : '-guia')).startsWith('-') ? 'descending' : 'ascending'
    await expect.element(cabecalho).toHaveAttribute('aria-sort', sentido)
    await expect
      .poll(() => new URL(address(), location.href).searchParams.get('ordem') ?? undefined)
      .toBe(ordem)
    await expect.element(cabecalho.getByRole('button')).toHaveFocus()
  }
  const pedidas = aba
    ? sent(pesquisa.listPendentes).map(({ query }) => query.ordem)
    : sent(pesquisa.searchGuias).map(({ body }) => body?.ordem)
  expect(pedidas).toEqual(expect.arrayContaining(ordens))
})

test('em 360 px, onde as linhas são cartões, a ordem se escolhe; a planilha sai nela e outra pesquisa a mantém', async () => {
  answerFile(pesquisa.exportGuias, 'planilha', 'guias.xlsx')
  await page.viewport(360, 740)
  const { address } = openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  await page.getByRole('combobox', { name: 'Ordem' }).selectOptions('Maior valor primeiro')
  await expect.poll(address).toBe('/portal/consultaGTOs?ordem=-valor')
  await expect.element(page.getByText('Últimos 30 dias')).toBeVisible()
  await exportar.click()
  await expect.poll(() => sent(pesquisa.exportGuias).map(({ body }) => body?.ordem)).toEqual(['-valor'])
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  await expect.poll(address).toMatch(/ordem=-valor$/)
})
