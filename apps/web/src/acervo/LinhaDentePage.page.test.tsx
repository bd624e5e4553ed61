import { acervo, ImagemAcervo, type MontagemSerie } from '@portal/contract/acervo.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAssociados, helena, otavia } from '../associado/associado.fixture.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { type Partly, sample } from '../testing/sample.ts'
import { withFinger } from '../testing/withFinger.ts'
import { answerImagens } from './acervo.fixture.ts'

const DELA = `/portal/dente/linha?paciente=${helena.chave}`
const createImagem = (mudancas: Partly<ImagemAcervo>): ImagemAcervo =>
  sample(ImagemAcervo, {
    numeroFicha: 700_001,
    sequencial: 1,
    tipo: 'image/png',
    paginas: 1,
    paginasTela: 1,
    dente: '16',
    momento: 'inicial',
    data: '2026-03-02',
    ...mudancas,
  })
const imagens = [
  createImagem({ sequencial: 2, momento: 'final', data: '2026-04-20' }),
  createImagem({ numeroFicha: 700_002, data: '2026-03-30', momento: 'inicial' }),
  createImagem({}),
]

const press = (teclas: string) => userEvent.keyboard(teclas)
const linha = page.getByRole('list', { name: 'Linha do tempo do dente 16' })
const dias = () =>
  linha
    .getByRole('heading', { level: 3 })
    .elements()
    .map((titulo) => titulo.textContent)
const dente = (codigo: string) => page.getByRole('button', { name: new RegExp(`^Dente ${codigo}`) })
const comparar = page.getByRole('button', { name: 'Comparar', exact: true })
const comparacao = page.getByRole('dialog', { name: 'Comparar imagens' })
const par = page.getByRole('status').filter({ hasText: 'Antes:' })
const quadro = (lado: 'Antes' | 'Depois') => comparacao.getByRole('region', { name: lado })

/** How much a side is enlarged, and where its image stands. */
function readVisao(lado: 'Antes' | 'Depois'): number[] {
  const canvas = quadro(lado).element().querySelector('canvas')
  if (!canvas) return []
  const { a, e } = new DOMMatrix(getComputedStyle(canvas).transform)
  return [a, e].map((numero) => Math.round(numero * 100) / 100)
}

beforeEach(async () => {
  answerAssociados()
  answer(acervo.listAcervo, ({ query }) => ({
    imagens: imagens.filter(({ dente: um }) => !query.dente || um === query.dente),
    dentes: ['16'],
    proximo: null,
  }))
  answer(acervo.listEventosDente, [
    { dente: '16', data: null, descricao: 'Coroa', desfecho: 'porFazer', numeroFicha: 700_009 },
    { dente: '16', data: '2026-04-20', descricao: 'Canal', desfecho: 'realizado', numeroFicha: 700_001 },
    { dente: '16', data: '2026-03-30', descricao: 'Exodontia', desfecho: 'cancelado', numeroFicha: 700_005 },
    { dente: '16', data: '2026-03-30', descricao: 'Implante', desfecho: 'negado', numeroFicha: 700_006 },
    { dente: '16', data: '2019-01-15', descricao: 'Resina', desfecho: 'realizado', numeroFicha: null },
  ])
  answer(marcaImagem.listMarcas, ({ query }) =>
    query.sequencial === 2
      ? [{ numero: 1, tipo: 'texto' as const, pagina: 1, pontos: [{ x: 5000, y: 5000 }], texto: 'selado' }]
      : [],
  )
  await answerImagens()
})

describePage('LinhaDentePage', {
  open: () => openPage(`${DELA}&dente=16`),
  chamada: acervo.listAcervo,
  espera: 'Carregando os dentes',
  pronto: linha,
})

test('só com o teclado: o dente, a linha dele, o par, e as duas imagens juntas', async () => {
  const { address } = openPage(DELA)
  await expect.element(dente('16')).toHaveAccessibleName('Dente 16, com imagem')
  dente('16').element().focus()
  await press('{ArrowRight}{ArrowLeft}{Enter}')
  await expect.element(dente('16')).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toMatch(/dente=16$/)
  await expect.element(linha).toBeVisible()
  expect(dias()).toEqual(['15/01/2019', '02/03/2026', '30/03/2026', '20/04/2026', 'Por fazer'])
  // The focus stays on the tooth: what there is of it is said.
  await expect.element(page.getByText(/^Dente 16: 5 dias, \d+ imagens\.$/)).toBeInTheDocument()
  await expect.element(linha.getByText('Resina · outro credenciado')).toBeVisible()
  await expect.element(linha.getByText('Cancelado')).toBeVisible()
  await expect.element(linha.getByText('Negado')).toBeVisible()
  await expect.element(linha.getByRole('link', { name: 'guia 700009' })).toBeVisible()
  // The first initial image and the last final one stand there; a key takes another.
  await expect
    .element(par)
    .toHaveTextContent('Antes: Inicial, dente 16, 02/03/2026Depois: Final, dente 16, 20/04/2026')
  linha
    .getByRole('button', { name: /^Ver .*guia 700002$/ })
    .element()
    .focus()
  await press('a')
  await expect
    .element(par)
    .toHaveTextContent('Antes: Inicial, dente 16, 30/03/2026Depois: Final, dente 16, 20/04/2026')
  comparar.element().focus()
  await press('{Enter}')
  await expect.element(comparacao).toBeVisible()
  await expect.poll(() => readVisao('Antes')).toHaveLength(2)
  await expect.poll(() => readVisao('Depois')).toHaveLength(2)
  const selado = quadro('Depois').getByText('Marcas: Texto: selado')
  await expect.element(selado).toBeInTheDocument()
  await expect.element(quadro('Antes').getByText(/^Marcas: /)).not.toBeInTheDocument()
  await press('m')
  await expect.element(selado).not.toBeInTheDocument()
  await press('m')
  await press('1+{ArrowLeft}')
  await expect.poll(() => readVisao('Antes')).toEqual([1.25, 48])
  expect(readVisao('Depois')).toEqual([1.25, 48])
  await comparacao.getByRole('button', { name: 'Só a de depois' }).click()
  await press('-')
  await expect.poll(() => readVisao('Depois')[0]).toBe(1)
  expect(readVisao('Antes')[0]).toBe(1.25)
  await expectAccessible()
  await comparacao.getByRole('button', { name: 'Uma sobre a outra' }).click()
  await expect
    .element(comparacao.getByRole('slider', { name: 'Quanto se vê da imagem de antes' }))
    .toHaveValue('50')
  await expect.element(comparacao.getByText('Imagem não destinada a diagnóstico primário.')).toBeVisible()
  await expectAccessible()
  await press('{Escape}')
  await expect.element(comparar).toHaveFocus()
})

test('sob o dedo, a tela não ensina teclas', async () => {
  openPage(`${DELA}&dente=16`)
  const dosDentes = page.getByText(/^As setas andam pelos dentes/)
  const doPar = page.getByText(/A compara como antes/)
  await expect.element(dosDentes).toBeVisible()
  await expect.element(doPar).toBeVisible()
  await withFinger(async () => {
    await expect.element(dosDentes).not.toBeVisible()
    await expect.element(doPar).not.toBeVisible()
    await expect.element(page.getByText(/Os marcados têm imagem/)).toBeVisible()
  })
})

test('uma imagem arrastada a um lado fica nele, e apertada se abre', async () => {
  openPage(`${DELA}&dente=16`)
  const outra = linha.getByRole('button', { name: /^Ver .*guia 700002$/ })
  await outra.dropTo(page.getByText(/^Depois: /))
  await expect
    .element(par)
    .toHaveTextContent('Antes: Inicial, dente 16, 02/03/2026Depois: Inicial, dente 16, 30/03/2026')
  await outra.click()
  await expect
    .element(page.getByRole('dialog').getByRole('img', { name: /^Imagem 1: Inicial/ }))
    .toBeInTheDocument()
  expect(sent(acervo.getImagemAcervo).at(-1)?.query).toEqual({
    numeroFicha: 700_002,
    sequencial: 1,
    pagina: 1,
  })
})

test('achado o paciente aqui, o número do dente e Enter abrem a linha dele', async () => {
  openPage('/portal/dente/linha')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(helena.codigoAssociado)
  await press('{Enter}')
  await expect.element(dente('16')).toHaveFocus()
  await press('19')
  await expect.element(dente('16')).toHaveFocus()
  await press('38{Enter}')
  await expect.element(page.getByText('Nada do dente 38')).toBeVisible()
  await expect.element(dente('38')).toHaveFocus()
})

const deciduos = page.getByRole('group', { name: 'Decíduos superiores' })

test('a criança escolhe também entre os decíduos, o adulto não', async () => {
  openPage(DELA)
  await expect.element(dente('16')).toBeVisible()
  expect(deciduos.elements()).toEqual([])
  answer(elegibilidade.getAssociado, { ...otavia, idade: 10 })
  openPage(DELA.replace(helena.chave, otavia.chave))
  await expect.element(deciduos).toBeVisible()
})

test('um evento num decíduo os traz a quem já não é criança', async () => {
  answer(acervo.listEventosDente, [{ dente: '53', data: '2020-01-15' }])
  openPage(DELA)
  await expect.element(deciduos).toBeVisible()
})

test('um dente de que não há nada se diz', async () => {
  openPage(`${DELA}&dente=38`)
  await expect.element(page.getByText('Nada do dente 38')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('sem imagem nenhuma, marca os dentes de que há histórico, e não ensina a comparar', async () => {
  answer(acervo.listAcervo, { imagens: [], dentes: [], proximo: null })
  openPage(`${DELA}&dente=16`)
  await expect.element(dente('16')).toHaveAccessibleName('Dente 16, com histórico')
  await expect.element(page.getByText(/Os marcados têm histórico\.$/)).toBeVisible()
  await expect.element(page.getByText('Nenhuma imagem', { exact: true })).toBeVisible()
  await expect.element(linha).toBeVisible()
  await expect.element(page.getByText(/A compara como antes/)).not.toBeInTheDocument()
})

const montagem = page.getByRole('list', { name: 'Montagem da boca toda' })
const lugar = (rotulo: string) => montagem.getByRole('button', { name: new RegExp(`^${rotulo}: `) })

test('a montagem e a linha de um acervo que não cabe nelas o dizem', async () => {
  answer(acervo.listAcervo, { imagens, dentes: ['16'], proximo: 'MQ' })
  openPage(`${DELA}&dente=16`)
  await expect.element(page.getByText('As 3 imagens mais novas do acervo')).toBeVisible()
  await expect.element(page.getByText('Mostra as 3 imagens mais novas deste dente.')).toBeVisible()
})

/** The server's side of a mount: what is sent is kept under the next version. Answers what it holds. */
function keepMontagem(inicial: MontagemSerie): () => MontagemSerie {
  let guardada = inicial
  answer(acervo.getMontagem, () => guardada)
  answer(acervo.updateMontagem, ({ body: { codigoAssociado: _dela, ...nova } }) => {
    guardada = { ...nova, versao: nova.versao + 1 }
    return guardada
  })
  return () => guardada
}

test('a montagem se enche pelos dentes, e por teclas uma imagem vai a outro lugar ou sai do seu', async () => {
  const readGuardada = keepMontagem({ serie: '14', escolhas: [], versao: 3 })
  openPage(DELA)
  await page.getByRole('heading', { name: 'Montagem da boca toda' }).click()
  await expect
    .element(lugar('Molares superiores direitos'))
    .toHaveAccessibleName(/: Final, dente 16, guia 700001$/)
  await expect.element(montagem.getByText('Final, dente 16', { exact: true })).toBeVisible()
  expect(montagem.getByRole('button').elements()).toHaveLength(14)
  await page.getByRole('button', { name: '14 periapicais e 4 interproximais' }).click()
  expect(montagem.getByRole('button').elements()).toHaveLength(18)
  const pegar = page.getByRole('button', { name: /^Pôr na montagem: .*imagem 1 da guia 700002$/ })
  pegar.element().focus()
  await press('{Enter}')
  await expect.element(page.getByText('Inicial, dente 16 na mão: escolha o lugar.')).toBeVisible()
  await expect.element(pegar).toHaveAttribute('aria-pressed', 'true')
  lugar('Interproximal de molares direitos').element().focus()
  await press('{Enter}')
  await expect.element(lugar('Interproximal de molares direitos')).toHaveAccessibleName(/guia 700002$/)
  lugar('Molares superiores direitos').element().focus()
  await press('{Delete}')
  await expect.element(lugar('Molares superiores direitos')).toHaveAccessibleName(/: vazio$/)
  await expect.poll(() => readGuardada().escolhas).toHaveLength(2)
  const guardada = readGuardada()
  const ultima = sent(acervo.updateMontagem).at(-1)?.body
  expect(ultima).toEqual({
    codigoAssociado: helena.codigoAssociado,
    ...guardada,
    versao: guardada.versao - 1,
  })
  expect(guardada).toMatchObject({
    serie: '18',
    escolhas: [
      { lugar: 'BMD', imagem: { numeroFicha: 700_002, sequencial: 1 } },
      { lugar: 'SMD', imagem: null },
    ],
  })
  await expectAccessible()
  await lugar('Interproximal de molares direitos').click()
  await expect.element(page.getByRole('dialog').getByRole('img')).toBeInTheDocument()
})

test('o que se põe à mão não se perde: repor e esvaziar se desfazem, o botão e Ctrl+Z', async () => {
  const escolhas = [{ lugar: 'IME', imagem: { numeroFicha: 700_001, sequencial: 1 } }]
  const readGuardada = keepMontagem({ serie: '14', escolhas, versao: 1 })
  openPage(DELA)
  await page.getByRole('heading', { name: 'Montagem da boca toda' }).click()
  const inferior = lugar('Molares inferiores esquerdos')
  await expect.element(inferior).toHaveAccessibleName(/: Inicial, dente 16/)
  const repor = page.getByRole('button', { name: 'Repor pela posição dos dentes' })
  await repor.click()
  await expect.element(page.getByText('Montagem reposta')).toBeVisible()
  await expect.element(inferior).toHaveAccessibleName(/: vazio$/)
  await expect.poll(() => readGuardada().escolhas).toEqual([])
  await press('{Control>}z{/Control}')
  await expect.element(inferior).toHaveAccessibleName(/: Inicial, dente 16/)
  await expect.poll(() => readGuardada().escolhas).toEqual(escolhas)
  inferior.element().focus()
  await press('{Delete}')
  await expect.element(inferior).toHaveAccessibleName(/: vazio$/)
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.element(inferior).toHaveAccessibleName(/: Inicial, dente 16/)
  await expect.poll(() => readGuardada().escolhas).toEqual(escolhas)
})

test('o que se move enquanto a montagem vai espera, e segue com a versão que ela ganhou', async () => {
  let versao = 3
  answer(acervo.getMontagem, { serie: '14', escolhas: [], versao })
  answer(acervo.updateMontagem, ({ body: { serie, escolhas } }) => ({ serie, escolhas, versao: ++versao }))
  openPage(DELA)
  await page.getByRole('heading', { name: 'Montagem da boca toda' }).click()
  const release = hold(acervo.updateMontagem)
  await page.getByRole('button', { name: '14 periapicais e 4 interproximais' }).click()
  await page.getByRole('button', { name: '14 periapicais', exact: true }).click()
  release()
  await expect
    .poll(() => sent(acervo.updateMontagem).map(({ body }) => [body.serie, body.versao]))
    .toEqual([
      ['18', 3],
      ['14', 4],
    ])
})

test('a montagem vem como foi guardada; a que outra tela mudou se mostra como está', async () => {
  answer(acervo.getMontagem, {
    serie: '18',
    escolhas: [{ lugar: 'IME', imagem: { numeroFicha: 700_001, sequencial: 1 } }],
    versao: 1,
  })
  refuse(acervo.updateMontagem, 'API-ACV-0001')
  openPage(DELA)
  await page.getByRole('heading', { name: 'Montagem da boca toda' }).click()
  await expect.element(lugar('Molares inferiores esquerdos')).toHaveAccessibleName(/: Inicial, dente 16/)
  expect(montagem.getByRole('button').elements()).toHaveLength(18)
  lugar('Molares inferiores esquerdos').element().focus()
  await press('{Delete}')
  await expect.element(page.getByText('Montagem mudada em outra tela')).toBeVisible()
  await expect.element(lugar('Molares inferiores esquerdos')).toHaveAccessibleName(/: Inicial, dente 16/)
})
