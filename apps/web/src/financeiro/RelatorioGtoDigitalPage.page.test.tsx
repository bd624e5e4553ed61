import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro, type RelatorioDigital } from '@portal/contract/financeiro.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import type { Partly } from '../testing/sample.ts'

const endereco = '/portal/relatorioGTODigital'
const tabela = page.getByRole('table', { name: 'Eventos enviados' })
const modos = page.getByRole('table', { name: 'Totais por modo de envio' })
const envio = page.getByRole('combobox', { name: 'Modo de envio' })
const pela = page.getByRole('combobox', { name: 'Período por' })
const de = page.getByLabelText('De', { exact: true })
const ate = page.getByLabelText('Até', { exact: true })
const pesquisar = page.getByRole('button', { name: 'Pesquisar' })
const asked = () => sent(financeiro.searchGtoDigital).map(({ query }) => query)

/** No two figures of a line are the same, so that one in another's column shows. */
const totais = (guias: number, eventos: number, base: number) => ({
  guias,
  eventos,
  valorInformado: `12${base}.01`,
  valorProcessado: `12${base}.02`,
  valorAProcessar: `12${base}.03`,
  valorGlosa: `12${base}.04`,
  valorFranquia: `12${base}.05`,
  valorLiberado: `12${base}.06`,
})

const relatorio: Partly<RelatorioDigital> = {
  todas: true,
  dataInicial: '2026-10-22',
  dataFinal: '2026-11-21',
  totais: totais(3, 4, 700),
  envios: [
    { tipoEnvio: 'TOKEN', totais: totais(1, 1, 100) },
    { tipoEnvio: 'ENCAMINHAMENTO', totais: totais(2, 3, 600) },
  ],
  eventos: [
    {
      numeroFicha: 700001,
      protocolo: 'P00000000071',
      nomeAssociado: 'Henrique Bezerra Nascimento',
      nomeDentista: 'Ana Monteiro',
      codigoEvento: '85100200',
      descricao: 'Tratamento endodôntico multirradicular',
      codigoLocalizacao: '26',
      codigoFace: 'OM',
      dataRealizacao: '2026-11-09',
      enviadaEm: '2026-11-10T13:05:00.000Z',
      tipoEnvio: 'TOKEN',
      statusToken: 'APROVADO',
      valorInformado: '130.00',
      valorGlosa: '30.00',
      valorFranquia: '10.00',
      valorLiberado: '90.00',
      processado: true,
    },
    {
      numeroFicha: 700002,
      protocolo: 'P00000000072',
      nomeAssociado: 'Davi Prado',
      descricao: 'Profilaxia',
      codigoEvento: '84000198',
      dataRealizacao: '2026-11-08',
      enviadaEm: '2026-11-09T13:05:00.000Z',
      tipoEnvio: 'ENCAMINHAMENTO',
      statusToken: 'NAO_SOLICITADO',
      valorInformado: '80.00',
      processado: false,
    },
  ],
}

const readCelulas = (lida: typeof tabela) =>
  [...lida.element().querySelectorAll('tbody > tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  )

beforeEach(() => answer(financeiro.searchGtoDigital, relatorio))

describePage('RelatorioGtoDigitalPage', {
  open: () => openPage(endereco),
  chamada: financeiro.searchGtoDigital,
  espera: 'Carregando o relatório',
  pronto: tabela,
})

test.each([
  ['a quem vê uma parte da clínica diz', false],
  ['a quem vê tudo não diz', true],
])('%s que os números são de uma parte', async (_nome, todas) => {
  answer(financeiro.searchGtoDigital, { ...relatorio, todas })
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  expect(page.getByText('Só as linhas que você vê').elements()).toHaveLength(todas ? 0 : 1)
})

test('cada modo com a sua soma, e as duas juntas, de tudo o que há', async () => {
  openPage(endereco)
  await expect.element(modos).toBeVisible()
  const linha = (nome: string, guias: number, eventos: number, base: number) => [
    `${nome}${eventos} evento${eventos > 1 ? 's' : ''}, ${guias} guia${guias > 1 ? 's' : ''}`,
    `R$ 12.${base},01a processar R$ 12.${base},03`,
    `R$ 12.${base},04`,
    `R$ 12.${base},06franquia R$ 12.${base},05`,
  ]
  expect(readCelulas(modos)).toEqual([
    linha('Token', 1, 1, 100),
    linha('Encaminhamento', 2, 3, 600),
    linha('Total', 3, 4, 700),
  ])
  await expect
    .element(page.getByText('De 22/10/2026 a 21/11/2026: 4 eventos de 3 guias'))
    .toHaveAttribute('role', 'status')
})

test('de um só modo a soma se diz uma vez', async () => {
  answer(financeiro.searchGtoDigital, { ...relatorio, envios: relatorio.envios?.slice(0, 1) ?? [] })
  openPage(endereco)
  await expect.element(modos).toBeVisible()
  expect(readCelulas(modos)).toHaveLength(1)
})

test('cada evento diz o que foi feito, como foi enviado e o que deu; o que ninguém processou ainda, nada', async () => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  expect(readCelulas(tabela)).toEqual([
    [
      '700001protocolo P00000000071',
      'Henrique Bezerra NascimentoAna Monteiro',
      'Tratamento endodôntico multirradicular85.100.200 · 26 OM · realizado em 09/11/2026',
      'Token10/11/2026 10:05 · Confirmado pelo beneficiário',
      'R$ 130,00liberado R$ 90,00glosa R$ 30,00franquia R$ 10,00',
    ],
    [
      '700002protocolo P00000000072',
      'Davi Prado',
      'Profilaxia84.000.198 · realizado em 08/11/2026',
      'Encaminhamento09/11/2026 10:05',
      'R$ 80,00a processar',
    ],
  ])
})

test('pelo teclado: filtra, o endereço o guarda, o foco fica no botão e a guia se abre', async () => {
  const { address } = openPage(endereco)
  await expect.element(tabela).toBeVisible()
  const dito = page.getByText('De 22/10/2026 a 21/11/2026: 4 eventos de 3 guias').element()
  expect([de.element(), ate.element()].map((campo) => (campo as HTMLInputElement).value)).toEqual([
    '22/10/2026',
    '21/11/2026',
  ])
  await envio.selectOptions('Token')
  await pela.selectOptions('Data da realização')
  await de.fill('01/11/2026')
  await ate.fill('20/11/2026')
  pesquisar.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`${endereco}?envio=TOKEN&busca=REALIZACAO&de=2026-11-01&ate=2026-11-20`)
  await expect
    .poll(asked)
    .toEqual([
      {},
      { tipoEnvio: 'TOKEN', tipoBusca: 'REALIZACAO', dataInicial: '2026-11-01', dataFinal: '2026-11-20' },
    ])
  await expect.element(tabela).toBeVisible()
  await expect.element(pesquisar).toHaveFocus()
  // What came is said where the former answer was: readers listen there.
  expect(dito.isConnected).toBe(true)
  answer(financeiro.searchGtoDigital, relatorio)
  tabela.getByRole('link', { name: '700001' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tabela.getByRole('link', { name: '700002' })).toHaveFocus()
  expect(tabela.getByRole('link', { name: '700002' }).element().getAttribute('href')).toBe(
    '/portal/guia/700002',
  )
})

test('quem não abre guias lê o número, sem ligação', async () => {
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO'] })
  openPage(endereco, { permissoes: permissoesSem('CONSULTA_GTO', 'SOLIC_AUTO') })
  await expect.element(tabela.getByText('700001')).toBeVisible()
  await expect.element(tabela.getByRole('link')).not.toBeInTheDocument()
})

test.each([
  [
    'o fim antes do começo',
    '21/11/2026',
    '20/11/2026',
    de,
    'A data inicial não pode ser posterior à data final.',
  ],
  ['mais de doze meses', '20/11/2025', '21/11/2026', ate, 'Escolha um período de até 12 meses.'],
  ['um dia que não há', '31/02/2026', '21/11/2026', de, 'Informe datas que existam, como 02/03/2026.'],
  ['o fim que falta', '01/11/2026', '', ate, 'Informe as datas inicial e final do período.'],
])('recusa no seu campo, sem perguntar: %s', async (_nome, inicio, fim, culpado, mensagem) => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  await de.fill(inicio)
  await ate.fill(fim)
  await pesquisar.click()
  await page.getByRole('alert').getByRole('link', { name: mensagem }).click()
  await expect.element(culpado).toHaveFocus()
  await expect.element(culpado).toHaveAccessibleDescription(expect.stringContaining(mensagem))
  expect(asked()).toEqual([{}])
})

test('de nada enviado diz por quê e o que fazer, sem totais nem planilha', async () => {
  answer(financeiro.searchGtoDigital, { dataInicial: '2026-10-22', dataFinal: '2026-11-21' })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nada enviado neste período' })).toBeVisible()
  await expect.element(page.getByText('De 22/10/2026 a 21/11/2026: nenhum evento enviado')).toBeVisible()
  await expect.element(modos).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Exportar Excel' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a lista continua de onde parou, e os totais são os do todo', async () => {
  answer(financeiro.searchGtoDigital, ({ query: { cursor } }) =>
    cursor
      ? { ...relatorio, eventos: relatorio.eventos?.slice(1) ?? [] }
      : {
          ...relatorio,
          eventos: relatorio.eventos?.slice(0, 1) ?? [],
          proximo: 'depois',
        },
  )
  openPage(endereco)
  // One dentist alone is not named in each line; several are.
  await expect.element(tabela).not.toMatchTextContent(/Ana Monteiro/)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(tabela.getByRole('link', { name: '700002' })).toHaveFocus()
  await expect.element(page.getByText('Fim da lista: 2 eventos')).toBeVisible()
  await expect.element(tabela).toMatchTextContent(/Ana Monteiro/)
  expect(asked()).toEqual([{}, { cursor: 'depois' }])
})

test('a planilha é do que está na tela, ou diz por que não', async () => {
  answerFile(financeiro.exportGtoDigital, 'planilha', 'report.xlsx')
  openPage(`${endereco}?envio=TOKEN&ate=2026-10-31`)
  const exportar = page.getByRole('button', { name: 'Exportar Excel' })
  await exportar.click()
  await expect.element(page.getByText('report.xlsx está nos seus downloads.')).toBeVisible()
  expect(sent(financeiro.exportGtoDigital).map(({ query }) => query)).toEqual([
    { tipoEnvio: 'TOKEN', dataFinal: '2026-10-31' },
  ])
  refuse(financeiro.exportGtoDigital, 'API-GTO-0030')
  await exportar.click()
  await expect.element(page.getByText(catalogoErros['API-GTO-0030'].texto)).toBeVisible()
  await expect.element(tabela).toBeVisible()
})
