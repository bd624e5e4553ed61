import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { answerRecursos, aRecorrer, canal, contas, emRecurso, limpeza } from './recursos.fixture.ts'

const endereco = '/portal/recursoGlosa'
const tabela = page.getByRole('table', { name: 'Guias a recorrer' })
const cabecas = (nome: string) =>
  [...page.getByRole('table', { name: nome }).element().querySelectorAll('thead th')].map(
    ({ textContent }) => textContent,
  )

beforeEach(answerRecursos)

test('a recorrer: cada item negado com seu texto, se cabe e por quê, quanto e até quando', async () => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  await expect
    .element(page.getByText('Cada guia tem um só recurso: o item que ficar de fora dele não pode mais ir.'))
    .toBeVisible()
  expect(cabecas('Guias a recorrer').slice(-4)).toEqual([
    'Guia e paciente',
    'O que foi glosado',
    'Glosado',
    'Recorrer até',
  ])
  expect(readRows(tabela).map((linha) => linha.slice(1))).toEqual([
    [
      'Guia 700000001Ana Souza',
      '11 EndodontiaR$ 480,003067 Radiografia final não enviadaVale recorrer enviando a imagem final.' +
        'ProfilaxiaR$ 60,001024 Limite do contratoNão cabe recursoÉ um limite do contrato.',
      'R$ 540,00',
      '01/12/2026, em 10 dias',
    ],
    [
      'Guia 700000002Bento Reis',
      'Profilaxia1024 Limite do contratoEscreva o motivo.',
      'R$ 60,00',
      '22/11/2026, em 1 dia',
    ],
    [
      'Guia 700000003Caio Dias',
      '11 Endodontia3067 Radiografia final não enviadaVale recorrer enviando a imagem final.',
      'R$ 480,00',
      '01/12/2026, em 10 dias',
    ],
  ])
  await expect
    .element(tabela.getByRole('link', { name: 'Guia 700000001' }))
    .toHaveAttribute('href', '/portal/recurso/700000001')
})

test('o lugar que outra guia tomou se diz na lista; nem essa guia, nem a sem item que caiba, vai em lote', async () => {
  const porque = 'Outra guia foi autorizada no lugar deste evento depois dele.'
  answer(recursoGlosa.searchRecursos, {
    contas,
    recursos: [
      aRecorrer,
      {
        ...aRecorrer,
        numeroFicha: 700000002,
        itens: [canal, { ...limpeza, cabe: true, lugarTomado: true, porque }],
      },
      { ...aRecorrer, numeroFicha: 700000003, itens: [limpeza] },
    ],
    proximo: null,
  })
  openPage(endereco)
  await expect.element(page.getByText('Como está, será recusado')).toBeVisible()
  await expect.element(page.getByText(porque)).toBeVisible()
  expect(tabela.getByRole('checkbox', { name: /guia 70000000\d/ }).elements()).toHaveLength(1)
  await tabela.getByRole('checkbox', { name: /guia 700000001/ }).click()
  // Of the limit of the contract no appeal brings anything back.
  await expect
    .element(page.getByRole('button', { name: /^Recorrer dos escolhidos: 1 · R\$\s480,00/ }))
    .toBeVisible()
  await expectAccessible()
})

test.each(['recorrer', 'recurso', 'decididos'])('a guia bloqueada se diz na lista %s', async (aba) => {
  const bloqueada = { ...aRecorrer, numeroFicha: 700000002, bloqueio: true }
  answer(recursoGlosa.searchRecursos, { contas, recursos: [aRecorrer, bloqueada], proximo: null })
  openPage(`${endereco}?aba=${aba}`)
  const marcaDe = (guia: string) => page.getByRole('row').filter({ hasText: guia }).getByText('Bloqueada')
  await expect.element(marcaDe('700000002')).toBeVisible()
  expect(marcaDe('700000001').elements()).toHaveLength(0)
})

test('a guia bloqueada não vai em lote', async () => {
  const bloqueada = { ...aRecorrer, numeroFicha: 700000002, bloqueio: true }
  answer(recursoGlosa.searchRecursos, { contas, recursos: [aRecorrer, bloqueada], proximo: null })
  openPage(endereco)
  await expect.element(tabela.getByRole('checkbox', { name: /guia 700000001/ })).toBeVisible()
  expect(tabela.getByRole('checkbox', { name: /guia 700000002/ }).elements()).toHaveLength(0)
  await expectAccessible()
})

test('onde nenhuma vai em lote não há caixas nem barra que as peça', async () => {
  answer(recursoGlosa.searchRecursos, {
    contas,
    recursos: [{ ...aRecorrer, itens: [limpeza] }],
    proximo: null,
  })
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Recorrer dos escolhidos/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/Marque ao menos/)).not.toBeInTheDocument()
})

test('em recurso: quando foi enviado, até quando se responde e o que se pediu de volta', async () => {
  openPage(`${endereco}?aba=recurso`)
  const lista = page.getByRole('table', { name: 'Guias em recurso' })
  await expect.element(lista).toBeVisible()
  await expect.element(page.getByText('A operadora responde até o dia que está em cada guia.')).toBeVisible()
  expect(cabecas('Guias em recurso')).toEqual([
    'Guia e paciente',
    'O que foi glosado',
    'Enviado em',
    'Resposta até',
    'Recorrido',
  ])
  expect(readRows(lista)).toEqual([
    [
      'Guia 700000002Bento Reis',
      'Profilaxia1024 Limite do contrato',
      '10/11/2026',
      '10/12/2026, em 19 dias',
      'R$ 55,00',
    ],
  ])
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('decididos: a decisão de cada item, o que se pediu e o que se liberou', async () => {
  openPage(`${endereco}?aba=decididos`)
  const lista = page.getByRole('table', { name: 'Recursos decididos' })
  await expect.element(lista).toBeVisible()
  await expect
    .element(
      page.getByText(/^O que foi liberado vem no pagamento seguinte à decisão\..*Indeferido: não chegou/),
    )
    .toBeVisible()
  expect(cabecas('Recursos decididos')).toEqual([
    'Guia e paciente',
    'Decisão de cada item',
    'Decidido em',
    'Recorrido',
    'Liberado',
  ])
  expect(readRows(lista)).toEqual([
    [
      'Guia 700000001Ana Souza',
      '11 EndodontiaR$ 480,003067 Radiografia final não enviadaAprovadoR$ 100,00 liberados' +
        'ProfilaxiaR$ 60,001024 Limite do contratoRecusado' +
        'ProfilaxiaR$ 60,001024 Limite do contratoFicou fora do recurso',
      '01/11/2026',
      'R$ 530,00',
      'R$ 100,00',
    ],
  ])
})

test('as marcadas somam guias e dinheiro, e sem nenhuma não se recorre', async () => {
  openPage(endereco)
  await expect.element(page.getByText('Nenhuma guia escolhida.')).toBeVisible()
  const recorrer = page.getByRole('button', { name: /^Recorrer dos escolhidos/ })
  await expect.element(recorrer).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await page.getByRole('checkbox', { name: 'Selecionar guia 700000001' }).click()
  await expect.element(page.getByText('1 guia escolhida.')).toBeVisible()
  await expect.element(recorrer).toHaveAccessibleName(/^Recorrer dos escolhidos: 1 · R\$\s480,00/)
  await page.getByRole('checkbox', { name: 'Selecionar guia 700000002' }).click()
  await expect.element(page.getByText('2 guias escolhidas.')).toBeVisible()
  await expect.element(recorrer).toHaveAccessibleName(/^Recorrer dos escolhidos: 2 · R\$\s540,00/)
  await expect.element(recorrer).not.toHaveAttribute('aria-disabled')
  await page.viewport(360, 800)
  await expectAccessible()
  expectNoSideScroll()
})

test('uma guia que não tem data de envio nem de resposta mostra um traço', async () => {
  answer(recursoGlosa.searchRecursos, {
    contas,
    recursos: [{ ...emRecurso, enviadoEm: null, prazoResposta: null }],
  })
  openPage(`${endereco}?aba=recurso`)
  const lista = page.getByRole('table', { name: 'Guias em recurso' })
  await expect.element(lista).toBeVisible()
  expect(readRows(lista)[0]?.slice(2)).toEqual(['—', '—', 'R$ 55,00'])
})
