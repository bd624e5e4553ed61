import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { notice } from '../ui/notice.ts'
import { createRecurso } from './recurso.fixture.ts'
import { ambos, answerRecurso, canal, decidido, endereco, mandado } from './recursoPage.fixture.ts'

const CANAL = '11 Tratamento endodôntico unirradicular'
const resumo = page.getByRole('region', { name: 'Resumo do recurso' })
const enviar = page.getByRole('button', { name: /^Enviar recurso/ })
const readItem = async (nome: string) => readDescriptions(await findCard(nome))
const textOf = async (nome: string) => plainText((await findCard(nome)).element())

beforeEach(() => {
  answerRecurso(ambos)
})

describePage('RecursoPage', {
  open: () => openPage(endereco),
  chamada: recursoGlosa.getRecursoDetalhado,
  espera: 'Carregando a página',
  pronto: enviar,
})

test.each([
  ['API-REC-0001', catalogoErros['API-REC-0001'].titulo, ['Abrir a guia 700000001', 'Recursos de glosa']],
  ['API-GTO-0001', 'Guia não encontrada', ['Consultar guias', 'Ir para o início']],
] as const)('%s: %s, que não é falha nem se tenta de novo', async (codigo, titulo, caminhos) => {
  refuse(recursoGlosa.getRecursoDetalhado, codigo)
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: titulo }).first()).toBeVisible()
  const main = page.getByRole('main')
  for (const caminho of caminhos)
    await expect.element(main.getByRole('link', { name: caminho })).toBeVisible()
  expect(main.getByRole('alert').elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
  await expect.element(enviar).not.toBeInTheDocument()
  await expectAccessible()
})

test('a recorrer: de quem, quanto foi negado, até quando, e em quantos dias se responde', async () => {
  openPage(endereco)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Recurso da guia 700000001' }))
    .toBeVisible()
  expect(readDescriptions(resumo)).toEqual([
    ['Paciente', 'Ana Souza'],
    ['Dentista', 'Beatriz Lima'],
    ['Protocolo da guia', 'P00000000001'],
    ['Glosado', 'R$ 540,00 em 2 eventos'],
    ['Demonstrativo saiu em', '01/11/2026'],
    ['Prazo para recorrer', '01/12/2026, em 10 dias'],
    ['Resposta', 'Em até 30 dias do envio'],
  ])
  await expect.element(page.getByRole('button', { name: 'Baixar o PDF' })).not.toBeInTheDocument()
})

test('um demonstrativo que ainda vai sair se diz no futuro, e um evento só no singular', async () => {
  answerRecurso(createRecurso({ dataGlosa: '2026-11-22', prazoRecurso: '2026-12-06' }))
  openPage(endereco)
  await expect.element(resumo).toBeVisible()
  expect(readDescriptions(resumo).slice(3)).toEqual([
    ['Glosado', 'R$ 480,00 em 1 evento'],
    ['Demonstrativo sai em', '22/11/2026'],
    ['Prazo para recorrer', '06/12/2026, em 15 dias'],
    ['Resposta', 'Em até 14 dias do envio'],
  ])
})

test('cada evento diz onde, quando, o que foi negado de quanto e por quê', async () => {
  openPage(endereco)
  expect(await textOf(CANAL)).toContain(
    '85.200.158 · faces OM · realizado em 05/10/2026 · Revisão de R$ 480,00 em R$ 500,00' +
      '3067 Radiografia final não enviada',
  )
  expect(await textOf('Profilaxia')).toContain(
    '84.000.198 · realizado em 05/10/2026 · Glosa de R$ 60,00, o valor inteiro3016 Intervalo entre eventos',
  )
})

test('enviado: o que foi de cada evento, até quando se responde, e o protocolo', async () => {
  answerRecurso(mandado)
  openPage(endereco)
  await expect.element(resumo.getByText('Protocolo do recurso R00000000001')).toBeVisible()
  expect(readDescriptions(resumo)).toEqual([
    ['Paciente', 'Ana Souza'],
    ['Dentista', 'Beatriz Lima'],
    ['Protocolo da guia', 'P00000000001'],
    ['Glosado', 'R$ 585,00 em 3 eventos'],
    ['Recorrido', 'R$ 470,00'],
    ['Demonstrativo saiu em', '01/11/2026'],
    ['Enviado em', '20/11/2026 12:30'],
    ['Resposta até', '20/12/2026, em 29 dias'],
  ])
  expect(await readItem(CANAL)).toEqual([
    ['Justificativa', 'Segue a imagem.'],
    ['Dente, região ou faces corretos', '12'],
    ['Data correta', '06/10/2026'],
    ['Recorrido', 'R$ 470,00'],
  ])
  await expect
    .element(page.getByRole('list', { name: 'Anexos' }))
    .toHaveTextContent('Imagem final: canal-11-final.jpg')
  expect(await readItem('Profilaxia')).toEqual([['Motivo da desistência', 'Mudou.']])
  expect(await readItem('Aplicação de flúor')).toEqual([])
  for (const [nome, palavra] of [
    [CANAL, 'Em recurso'],
    ['Profilaxia', 'Desistência'],
    ['Aplicação de flúor', 'Fora do recurso'],
  ] as const)
    expect(await textOf(nome)).toContain(palavra)
  await expect.element(enviar).not.toBeInTheDocument()
  await expect
    .poll(() => sent(imagem.getImagem).map(({ query }) => query))
    .toEqual([{ numeroFicha: 700000001, sequencial: 9, versao: 'miniatura' }])
  await expectAccessible()
  await page.viewport(360, 800)
  await expectAccessible()
  expectNoSideScroll()
})

test('decidido: quanto voltou, e a resposta de cada evento', async () => {
  answerRecurso(decidido)
  openPage(endereco)
  await expect.element(page.getByText('Recurso aprovado em parte', { exact: true })).toBeVisible()
  expect(readDescriptions(resumo).slice(4)).toEqual([
    ['Recorrido', 'R$ 470,00'],
    ['Liberado', 'R$ 300,00'],
    ['Demonstrativo saiu em', '01/11/2026'],
    ['Enviado em', '20/11/2026 12:30'],
    ['Decidido em', '21/11/2026 08:00'],
    ['Pagamento do liberado', 'O seguinte à decisão'],
  ])
  expect((await readItem(CANAL)).slice(-3)).toEqual([
    ['Recorrido', 'R$ 470,00'],
    ['Liberado', 'R$ 300,00'],
    ['Resposta', '3095 Recurso aceito. A imagem mostra.'],
  ])
  await expectAccessible()
})

test('a decisão aparece sem recarregar', async () => {
  const tell = answerRecurso(mandado)
  openPage(endereco)
  await expect.element(page.getByText('Em recurso')).toBeVisible()
  answer(recursoGlosa.getRecursoDetalhado, decidido)
  tell()
  await expect.element(page.getByText('Recurso aprovado em parte', { exact: true })).toBeVisible()
  // Said too: the page has changed under whoever reads it.
  await expect
    .poll(() => notice.getSnapshot().map(({ title }) => title))
    .toEqual(['Recurso da guia 700000001 aprovado em parte'])
})

test.each([
  ['PERDIDO', false, 'O prazo para recorrer terminou', 'O contrato deixava recorrer até 01/12/2026.'],
  ['RECORRER', true, 'Guia bloqueada', 'Desbloqueie a guia para recorrer do que foi glosado.'],
] as const)(
  '%s, bloqueada %s: nada se envia, e se diz por quê',
  async (situacao, bloqueio, titulo, texto) => {
    answerRecurso(createRecurso({ situacao, bloqueio, itens: [canal] }))
    openPage(endereco)
    await expect.element(page.getByText(titulo)).toBeVisible()
    await expect.element(page.getByText(new RegExp(`^${texto}`))).toBeVisible()
    await expect.element(enviar).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    const prazo = readDescriptions(resumo).find(([termo]) => termo === 'Prazo para recorrer')
    expect(prazo !== undefined).toBe(situacao === 'RECORRER')
  },
)

test.each([
  [undefined, /^Desbloqueie a guia para recorrer/, ['/portal/guia/700000001#acao-unlock']],
  [{ permissoes: ['RECURSO_GLOSA'] }, /^Aguarde o desbloqueio para recorrer/, []],
] as const)(
  'da guia bloqueada se vai ao desbloqueio, quem o pode dar: %j',
  async (pessoa, texto, caminhos) => {
    answerRecurso(createRecurso({ bloqueio: true, itens: [canal] }))
    openPage(endereco, pessoa && { permissoes: [...pessoa.permissoes] })
    await expect.element(page.getByText(texto)).toBeVisible()
    const links = page.getByRole('link', { name: 'Desbloquear a guia' }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(caminhos)
    await expectAccessible()
  },
)

test('um recurso enviado se baixa em PDF', async () => {
  answerRecurso(mandado)
  answerFile(impressao.printRecurso, 'x', 'recurso-700000001.pdf')
  openPage(endereco)
  await page.getByRole('button', { name: 'Baixar o PDF' }).click()
  await expect.element(page.getByText('recurso-700000001.pdf está nos seus downloads.')).toBeVisible()
  expect(sent(impressao.printRecurso).map(({ query }) => query)).toEqual([{ numeroFicha: 700000001 }])
})
