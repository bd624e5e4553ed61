import { catalogoErros } from '@portal/contract/errors.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { theme } from '../ui/theme.ts'
import { createRecurso } from './recurso.fixture.ts'
import { answerLote, detalhes } from './recursos.fixture.ts'

const dialogo = page.getByRole('dialog')
const motivo = dialogo.getByLabelText('Motivo clínico, vale para os itens que pedem')
const enviar = dialogo.getByRole('button', { name: /^Enviar/ })
const guiaDe = (numero: number) =>
  plainText(
    [...dialogo.element().querySelectorAll('section')].find((secao) =>
      secao.querySelector('h3')?.textContent.includes(String(numero)),
    ),
  )

beforeEach(answerLote)

/** Chooses these guides, and opens what would be sent of them. */
async function openLote(...numeros: readonly number[]): Promise<void> {
  openPage('/portal/recursoGlosa')
  for (const numero of numeros)
    await page.getByRole('checkbox', { name: `Selecionar guia ${numero}` }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).toBeVisible()
}

test('de cada guia: o que vai, o que o acervo tem, o que se pede e o que se perde', async () => {
  await openLote(700000001, 700000002, 700000003)
  await expect.element(page.getByRole('heading', { name: 'Recorrer de 3 guias', exact: true })).toBeVisible()
  await expect.element(enviar).toHaveAccessibleName(/^Enviar 2 recursos · R\$\s540,00/)
  await expect.element(motivo).toHaveFocus()
  expect(guiaDe(700000001)).toBe(
    'Guia 700000001 · Ana SouzaVaiR$ 480,00 em 1 item' +
      '11 Tratamento endodôntico unirradicular, R$ 480,00Imagem final: canal-11-final.jpg' +
      '1 item fica de fora e perde o recurso:Profilaxia, R$ 60,00. É um limite do contrato.' +
      'Ler o texto que vai da guia 700000001' +
      'Recurso da glosa 3067: Radiografia final não enviada. Evento 85200158, Tratamento endodôntico ' +
      'unirradicular, dente 11, realizado em 05/10/2026. Novo desde a glosa: imagem final (canal-11-final.jpg).',
  )
  expect(guiaDe(700000002)).toBe(
    'Guia 700000002 · Bento ReisFalta o motivoR$ 60,00 em 1 itemProfilaxia, R$ 60,00Pede o motivo clínico' +
      'Ler o texto que vai da guia 700000002' +
      'Recurso da glosa 3016: Intervalo entre eventos. Evento 84000198, Profilaxia, realizado em 05/10/2026.',
  )
  expect(guiaDe(700000003)).toBe(
    'Guia 700000003 · Caio DiasFica de foraFalta o que a glosa pede. Complete na página do recurso. ' +
      'Abrir o recurso da guia 70000000311 Tratamento endodôntico unirradicular, R$ 480,00Falta: Imagem final',
  )
  await expect
    .element(dialogo.getByRole('link', { name: 'Abrir o recurso da guia 700000003' }))
    .toHaveAttribute('href', '/portal/recurso/700000003')
})

test('o que se escreve entra no texto do item que o pede, e só nele', async () => {
  await openLote(700000001, 700000002)
  await motivo.fill('Paciente com dor aguda.')
  await expect
    .poll(() => guiaDe(700000002))
    .toMatch(/VaiR\$.*realizado em 05\/10\/2026\. Paciente com dor aguda\.$/)
  expect(guiaDe(700000001)).not.toContain('Paciente com dor aguda.')
})

test.each(['claro', 'escuro'] as const)('o diálogo se lê em toda largura, %s', async (tema) => {
  theme.choose(tema)
  await openLote(700000001, 700000002, 700000003)
  await expect.element(enviar).toHaveAccessibleName(/^Enviar 2/)
  await dialogo.getByText('Ler o texto que vai da guia 700000001').click()
  await expect.element(dialogo.getByText(/^Recurso da glosa 3067/)).toBeVisible()
  await expectAccessible()
  await page.viewport(360, 768)
  await expectAccessible()
  expectNoSideScroll()
})

test('fechar não envia nem perde o que se escreveu', async () => {
  await openLote(700000002)
  await motivo.fill('Paciente com dor aguda.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(motivo).toHaveValue('Paciente com dor aguda.')
  expect(sent(recursoGlosa.sendRecurso)).toEqual([])
})

test('onde nenhum item pede motivo não há campo', async () => {
  await openLote(700000001)
  await expect.element(enviar).toHaveAccessibleName(/^Enviar 1 recurso · R\$\s480,00/)
  await expect.element(motivo).not.toBeInTheDocument()
})

test.each([
  ['sem o motivo que um item pede', ' # ', 'Escreva o motivo clínico: 1 item pede.'],
  ['com um motivo de três letras', 'dor', 'O motivo clínico pede pelo menos 20 caracteres; este tem 3.'],
  ['com um motivo de 501 caracteres', 'x'.repeat(501), 'O motivo tem no máximo 500 caracteres.'],
])('%s nada se envia, e o campo o diz', async (_nome, escrito, mensagem) => {
  await openLote(700000001, 700000002)
  await motivo.fill(escrito)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(motivo).toHaveAccessibleDescription(new RegExp(mensagem))
  await expect.element(motivo).toHaveFocus()
  await expectAccessible()
  expect(sent(recursoGlosa.sendRecurso)).toEqual([])
})

test('enquanto uma guia é lida não se envia', async () => {
  const release = hold(recursoGlosa.getRecursoDetalhado)
  await openLote(700000001)
  await expect.element(dialogo.getByRole('status', { name: 'Carregando a guia 700000001' })).toBeVisible()
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')
  await enviar.hover()
  await expect.element(page.getByRole('tooltip', { name: 'As guias ainda estão sendo lidas.' })).toBeVisible()
  release()
  await expect.element(enviar).not.toHaveAttribute('aria-disabled')
})

test('a guia que não se pôde ler se tenta de novo, e as outras podem ir', async () => {
  answer(recursoGlosa.getRecursoDetalhado, detalhes[700000001] ?? {})
  const mend = refuse(recursoGlosa.getRecursoDetalhado, 'API-GEN-0005')
  await openLote(700000001)
  await expect.element(dialogo.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  await enviar.hover()
  await expect
    .element(page.getByRole('tooltip', { name: 'Nenhuma destas guias pode ser enviada daqui.' }))
    .toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(enviar).toHaveAccessibleName(/^Enviar 1 recurso/)
})

test.each([
  [{ bloqueio: true }, 'A guia está bloqueada. Desbloqueie-a para recorrer.'],
  [{ situacao: 'RECURSO' }, 'O recurso desta guia já foi enviado.'],
  [{ situacao: 'PERDIDO' }, 'O prazo para recorrer desta guia já terminou.'],
] as const)('%j fica de fora, e sem outra nada se envia', async (mudanca, texto) => {
  answer(recursoGlosa.getRecursoDetalhado, createRecurso(mudanca))
  await openLote(700000001)
  await expect.element(dialogo.getByText(new RegExp(texto))).toBeVisible()
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')
  expect(guiaDe(700000001)).not.toContain('Ler o texto')
})

test('o que já se começou a escrever de uma guia não vai em outras palavras', async () => {
  localStorage.setItem('recurso:100001:700000001', 'x')
  await openLote(700000001, 700000002)
  await expect.element(enviar).toHaveAccessibleName(/^Enviar 1 recurso · R\$\s60,00/)
  expect(guiaDe(700000001)).toContain('Há um recurso desta guia já começado. Termine e envie na página dele.')
  await motivo.fill('Paciente com dor aguda.')
  await enviar.click()
  await expect.element(dialogo.getByRole('heading', { name: '1 recurso enviado' })).toHaveFocus()
  expect(sent(recursoGlosa.sendRecurso).map(({ body }) => body.numeroFicha)).toEqual([700000002])
})
