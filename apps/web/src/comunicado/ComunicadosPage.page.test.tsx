import { comunicado } from '@portal/contract/comunicado.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { lido, novo } from './comunicado.fixture.ts'

const ROTA = '/portal/comunicados'
const campo = page.getByRole('searchbox', { name: 'Procurar nos comunicados' })
const etiqueta = (name: string) =>
  page.getByRole('group', { name: 'Etiquetas' }).getByRole('button', { name })
const linhas = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^(Fim|Imagens)/ }) })
const consultas = () => sent(comunicado.searchComunicados).map(({ query }) => query)

beforeEach(() => {
  answer(comunicado.searchComunicados, {
    comunicados: [novo, lido],
    nroPagina: 1,
    total: 2,
    tags: ['Atendimento', 'Imagens', 'Prazos'],
  })
  answer(comunicado.getComunicado, { ...lido, texto: 'O texto.' })
})

describe('a lista', () => {
  describePage('ComunicadosPage', {
    open: () => openPage(ROTA),
    chamada: comunicado.searchComunicados,
    espera: 'Carregando comunicados',
    pronto: page.getByText('2 comunicados'),
  })
})

describe('um comunicado', () => {
  describePage('ComunicadosPage', {
    open: () => openPage(`${ROTA}?comunicado=11`),
    chamada: comunicado.getComunicado,
    espera: 'Carregando a página',
    pronto: page.getByRole('heading', { name: 'Imagens mais nítidas' }),
  })
})

test('a etiqueta cuja leitura falhou pode ser tirada', async () => {
  openPage(ROTA)
  await expect.element(page.getByText('2 comunicados')).toBeVisible()
  const mend = refuse(comunicado.searchComunicados, 'API-GEN-0002')
  await etiqueta('Prazos').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  mend()
  await etiqueta('Prazos').click()
  await expect.element(page.getByText('2 comunicados')).toBeVisible()
  expect(consultas().map(({ tagsList }) => tagsList)).toEqual([undefined, 'Prazos'])
})

test('cada linha diz o título, o dia, se falta ler, e as etiquetas', async () => {
  openPage(ROTA)
  await expect.element(page.getByText('2 comunicados')).toBeVisible()
  expect(linhas.elements().map((linha) => [...linha.children].map((parte) => parte.textContent))).toEqual([
    ['Fim de ano: atendimento da operadora', '19/11/2026', 'Não lido', 'PrazosAtendimento'],
    ['Imagens mais nítidas', '02/11/2026'],
  ])
  expect(consultas()).toEqual([{ nroPagina: 1, qtdRegistros: 10 }])
})

test('palavras só se procuram com Enter ou com o botão, ficam no endereço, e apagá-las desfaz a procura', async () => {
  answer(comunicado.searchComunicados, { comunicados: [novo], nroPagina: 2, total: 11 })
  const { address } = openPage(`${ROTA}?tags=Prazos&pagina=2`)
  await campo.fill('OPERADORA prazos')
  expect(address()).toBe(`${ROTA}?tags=Prazos&pagina=2`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`${ROTA}?tags=Prazos&texto=OPERADORA+prazos`)
  await expect
    .poll(() => consultas().at(-1))
    .toEqual({ tagsList: 'Prazos', texto: 'OPERADORA prazos', nroPagina: 1, qtdRegistros: 10 })
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe(`${ROTA}?tags=Prazos`)
  await expect.element(campo).toHaveValue('')
  await expect.element(campo).toHaveFocus()
  await campo.fill('prazos')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect.poll(address).toBe(`${ROTA}?tags=Prazos&texto=prazos`)
})

test('o campo mostra as palavras do endereço, e não passa de 60 letras', async () => {
  openPage(`${ROTA}?texto=raio+x`)
  await expect.element(campo).toHaveValue('raio x')
  await expect.element(campo).toHaveAttribute('maxlength', '60')
})

test('as etiquetas se juntam e se tiram, e a procura recomeça da primeira página', async () => {
  const { address } = openPage(`${ROTA}?tags=Prazos&texto=x&pagina=3`)
  await expect.element(etiqueta('Prazos')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(etiqueta('Imagens')).toHaveAttribute('aria-pressed', 'false')
  etiqueta('Imagens').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(etiqueta('Imagens')).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe(`${ROTA}?texto=x&tags=Prazos%2CImagens`)
  await expect.poll(() => consultas().at(-1)?.tagsList).toBe('Prazos,Imagens')
  await expectAccessible()
  await etiqueta('Prazos').click()
  await expect.poll(address).toBe(`${ROTA}?texto=x&tags=Imagens`)
  await etiqueta('Imagens').click()
  await expect.poll(address).toBe(`${ROTA}?texto=x`)
})

test('de dez em dez, dos mais novos aos mais antigos e de volta', async () => {
  answer(comunicado.searchComunicados, { comunicados: [novo], nroPagina: 1, total: 21 })
  const { address } = openPage(ROTA)
  const [novos, antigos] = [
    page.getByRole('button', { name: 'Mais novos' }),
    page.getByRole('button', { name: 'Mais antigos' }),
  ]
  await expect.element(page.getByText('21 comunicados, página 1 de 3')).toBeVisible()
  await expect.element(novos).not.toBeInTheDocument()
  await antigos.click()
  await expect.element(page.getByText('21 comunicados, página 2 de 3')).toBeVisible()
  await expect.element(novos).toBeVisible()
  await antigos.click()
  await expect.element(page.getByText('21 comunicados, página 3 de 3')).toBeVisible()
  await expect.element(antigos).not.toBeInTheDocument()
  expect(address()).toBe(`${ROTA}?pagina=3`)
  await novos.click()
  await expect.poll(address).toBe(`${ROTA}?pagina=2`)
  expect(
    consultas()
      .slice(0, 3)
      .map(({ nroPagina }) => nroPagina),
  ).toEqual([1, 2, 3])
})

test.each([
  [10, '10 comunicados'],
  [11, '11 comunicados, página 1 de 2'],
  [1, '1 comunicado'],
])('%i: %s', async (total, palavras) => {
  answer(comunicado.searchComunicados, { comunicados: [novo], nroPagina: 1, total })
  openPage(ROTA)
  await expect.element(page.getByText(palavras)).toBeVisible()
  expect(page.getByRole('button', { name: 'Mais antigos' }).elements()).toHaveLength(total > 10 ? 1 : 0)
})

test('uma página que não há é corrigida para a última', async () => {
  answer(comunicado.searchComunicados, ({ query }) => ({
    comunicados: query.nroPagina === 2 ? [novo] : [],
    nroPagina: query.nroPagina ?? 1,
    total: 11,
  }))
  const { address } = openPage(`${ROTA}?texto=ano&pagina=99`)
  await expect.element(page.getByText('11 comunicados, página 2 de 2')).toBeVisible()
  expect(address()).toBe(`${ROTA}?texto=ano&pagina=2`)
})

test.each([
  [ROTA, 'O que a operadora comunicar à sua rede aparece aqui.'],
  [`${ROTA}?texto=x`, 'Nenhum tem estas palavras. Tire uma, ou procure outra.'],
  [`${ROTA}?tags=x`, 'Nenhum tem estas etiquetas. Tire uma delas.'],
  [
    `${ROTA}?texto=x&tags=x`,
    'Nenhum tem estas palavras e etiquetas. Tire uma palavra, ou todas as etiquetas.',
  ],
])('vazio em %s: %s', async (endereco, palavras) => {
  answer(comunicado.searchComunicados, { nroPagina: 1 })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nenhum comunicado' })).toBeVisible()
  await expect.element(page.getByText(palavras)).toBeVisible()
  await expect.element(page.getByText('Nenhum comunicado encontrado.')).toHaveAttribute('aria-live', 'polite')
  await expectAccessible()
})
