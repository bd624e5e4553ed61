import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { answerGuia, answerPagina, findDobra, GUIA, openDobra } from './paginaGuia.fixture.ts'

const da = (autor: 'credenciado' | 'operadora', sequencial: number, descricaoObservacao: string) => ({
  sequencial,
  autor,
  descricaoObservacao,
  criadaEm: `2026-11-2${sequencial - 1}T13:00:00.000Z`,
})
const texto = page.getByRole('textbox', { name: 'Nova observação (opcional)' })
const incluir = page.getByRole('button', { name: 'Incluir observação' })
const resumo = () => findDobra('Observações')?.querySelector('span')?.textContent

beforeEach(() => {
  answerPagina()
})

test('a conversa vem na ordem em que foi escrita, e a dobra diz a última', async () => {
  answer(guia.listObservacoes, [
    { ...da('credenciado', 1, 'Dor ao toque.'), tipo: 'justificativa' },
    da('operadora', 2, 'Envie a radiografia.'),
  ])
  openPage(GUIA)
  await openDobra('Observações')
  expect(resumo()).toBe('2 mensagens; a última da operadora, 21/11/2026 10:00')
  const falas = findDobra('Observações')?.parentElement?.querySelectorAll('li') ?? []
  expect([...falas].map(({ textContent }) => textContent)).toEqual([
    'Você · 20/11/2026 10:00JustificativaDor ao toque.',
    'Operadora · 21/11/2026 10:00Envie a radiografia.',
  ])
})

test('a conversa que não vem não é nenhuma, e se pede de novo', async () => {
  const mend = refuse(guia.listObservacoes, 'API-GEN-0005')
  openPage(GUIA)
  await openDobra('Observações')
  const falha = page.getByRole('alert').filter({ hasText: catalogoErros['API-GEN-0005'].titulo })
  await expect.element(falha).toBeVisible()
  expect(resumo()).toBe('Falha ao carregar')
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Nada foi escrito nesta guia ainda.')).toBeVisible()
  expect(resumo()).toBe('Nada escrito ainda')
})

test('escrita, a observação vai como é e o campo fica livre', async () => {
  answer(guia.createObservacao, ({ body }) => {
    answer(guia.listObservacoes, [da('credenciado', 1, body.descricaoObservacao)])
    return {}
  })
  openPage(GUIA)
  await openDobra('Observações')
  await expect.element(page.getByText('Nada foi escrito nesta guia ainda.')).toBeVisible()
  await incluir.click()
  await expect.element(texto).toHaveAccessibleDescription(/Escreva a observação\./)
  await texto.fill(' Paciente retorna na sexta. ')
  await incluir.click()
  await expect.element(texto).toHaveValue('')
  await expect.element(page.getByText('Paciente retorna na sexta.')).toBeVisible()
  expect(resumo()).toBe('1 mensagem; a última sua, 20/11/2026 10:00')
  expect(sent(guia.createObservacao).map(({ body }) => body)).toEqual([
    { numeroFicha: 700001, descricaoObservacao: 'Paciente retorna na sexta.' },
  ])
})

test('Ctrl+Enter no campo inclui a observação, e a que falta escrever se diz', async () => {
  answer(guia.createObservacao, {})
  openPage(GUIA)
  await openDobra('Observações')
  await texto.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(texto).toHaveAccessibleDescription(/Escreva a observação\./)
  await texto.fill('Paciente retorna na sexta.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(texto).toHaveValue('')
  expect(sent(guia.createObservacao)).toHaveLength(1)
})

test('sobre a versão antiga é recusada, diz o que mudou, guarda o texto e vai com a nova', async () => {
  refuse(guia.createObservacao, 'API-GTO-0013', [
    { campo: 'versao', mensagem: 'Registrar ocorrência, há pouco.' },
  ])
  openPage(GUIA)
  await openDobra('Observações')
  await texto.fill('Paciente retorna na sexta.')
  answerGuia({ versao: 3 })
  await incluir.click()
  await expect.element(page.getByText('A guia mudou')).toBeVisible()
  await expect
    .element(
      page.getByText(
        'Registrar ocorrência, há pouco. A guia foi alterada em outra tela depois que você a abriu. Confira as mudanças e tente de novo.',
      ),
    )
    .toBeVisible()
  await expect.element(texto).toHaveValue('Paciente retorna na sexta.')
  await expect.poll(() => sent(guia.getGuiaDetalhada)).toHaveLength(2)
  answer(guia.createObservacao, {})
  await incluir.click()
  await expect.element(texto).toHaveValue('')
  const versoes = sentHeaders(guia.createObservacao).map((headers) => headers.get('if-match'))
  expect(versoes).toEqual(['"2"', '"3"'])
})

test('o que se escreveu espera quem sai da guia, ilegível neste navegador, até que se envie', async () => {
  answer(guia.createObservacao, ({ body }) => {
    answer(guia.listObservacoes, [da('credenciado', 1, body.descricaoObservacao)])
    return {}
  })
  const readCopia = () => localStorage.getItem('observacao:100001:700001')
  openPage(GUIA)
  await openDobra('Observações')
  await texto.fill('Paciente retorna na sexta.')
  await expect.poll(readCopia).not.toBeNull()
  expect(readCopia()).not.toContain('Paciente')

  openPage(GUIA)
  await expect.poll(resumo).toBe('Uma mensagem por enviar')
  await openDobra('Observações')
  await expect.element(texto).toHaveValue('Paciente retorna na sexta.')
  await incluir.click()
  await expect.element(texto).toHaveValue('')
  await expect.poll(readCopia).toBeNull()
  await texto.fill('Trouxe a radiografia.')
  await expect.poll(readCopia).not.toBeNull()
  await expect.poll(resumo).toBe('1 mensagem; a última sua, 20/11/2026 10:00; outra por enviar')
})

test('a guia bloqueada não recebe observação, e o botão diz por quê', async () => {
  answerGuia({ bloqueio: true })
  openPage(GUIA)
  await openDobra('Observações')
  await expect.element(incluir).toHaveAttribute('aria-disabled', 'true')
})

test('no papel o que se escreveu sai aberto, e o lugar de escrever não', async () => {
  answer(guia.listObservacoes, [da('operadora', 1, 'Envie a radiografia.')])
  openPage(GUIA)
  await expect.element(page.getByText('Envie a radiografia.')).toBeInTheDocument()
  const dobra = findDobra('Observações')?.parentElement
  const isVisto = (parte: string) => dobra?.querySelector(parte)?.checkVisibility()
  expect(isVisto('li')).toBe(false)
  await putOnPaper()
  expect([isVisto('li'), isVisto('textarea')]).toEqual([true, false])
})
