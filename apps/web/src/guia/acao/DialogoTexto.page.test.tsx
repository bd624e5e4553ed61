import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent, sentHeaders } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, GUIA, situacao } from '../paginaGuia.fixture.ts'

async function chooseAcao(rotulo: string): Promise<void> {
  openPage(GUIA)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: rotulo }).click()
}

beforeEach(() => {
  answerPagina({ versao: 8 })
})

test('o cancelamento pede o motivo, e o leva como foi escrito', async () => {
  answer(guia.cancelGuia, () => {
    answerGuia({ statusFicha: 6, versao: 9 })
    return {}
  })
  await chooseAcao('Cancelar guia')
  const dialogo = page.getByRole('dialog', { name: 'Cancelar a guia 700001?' })
  const motivo = dialogo.getByRole('textbox', { name: 'Motivo do cancelamento' })
  await expect.element(motivo).toHaveFocus()
  await expect
    .element(dialogo.getByText('A guia de Mariana Alves Ribeiro deixa de valer e não pode ser reaberta.'))
    .toBeVisible()
  await motivo.fill('   ')
  await dialogo.getByRole('button', { name: 'Cancelar guia' }).click()
  await expect.element(motivo).toHaveAccessibleDescription(/Escreva o motivo do cancelamento\./)
  await expectAccessible()
  expect(sent(guia.cancelGuia)).toEqual([])
  // What is offered goes into the text, and out of it again; there it is written on.
  const desistiu = dialogo.getByRole('button', { name: 'Paciente desistiu do tratamento.' })
  await desistiu.click()
  await expect.element(motivo).toHaveValue('Paciente desistiu do tratamento.')
  await expect.element(motivo).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(desistiu).toHaveAttribute('aria-pressed', 'true')
  await desistiu.click()
  await expect.element(motivo).toHaveValue('')
  await motivo.fill(' Paciente mudou de cidade. ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('A guia 700001 foi cancelada.')).toBeVisible()
  await expect.element(situacao.getByRole('heading', { name: 'Cancelada' })).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(guia.cancelGuia).map(({ body }) => body)).toEqual([
    { numeroFicha: 700001, motivo: 'Paciente mudou de cidade.' },
  ])
  expect(sentHeaders(guia.cancelGuia)[0]?.get('if-match')).toBe('"8"')
})

const viva = (numeroFicha: number) => ({ numeroFicha, statusFicha: 17, cancelavel: true })
const acabada = (numeroFicha: number) => ({ numeroFicha, statusFicha: 6 })

test.each([
  [[], []],
  [[acabada(700003)], []],
  [[viva(700002), acabada(700003)], ['Com a guia 700001, a guia complementar 700002 também é cancelada.']],
  [
    [viva(700002), viva(700003)],
    ['Com a guia 700001, as guias complementares 700002 e 700003 também são canceladas.'],
  ],
])('o cancelamento diz que complementares vivas leva junto: %j', async (complementares, frases) => {
  answerGuia({ complementares })
  await chooseAcao('Cancelar guia')
  const dialogo = page.getByRole('dialog', { name: 'Cancelar a guia 700001?' })
  await expect.element(dialogo).toBeVisible()
  const ditas = [...dialogo.element().querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(ditas.filter((dita) => dita.startsWith('Com a guia'))).toEqual(frases)
})

test('o motivo tem 500 caracteres no máximo, e a recusa deixa o que foi escrito', async () => {
  refuse(guia.cancelGuia, 'API-GTO-0022')
  await chooseAcao('Cancelar guia')
  const motivo = page.getByRole('textbox', { name: 'Motivo do cancelamento' })
  const cancelar = page.getByRole('dialog').getByRole('button', { name: 'Cancelar guia' })
  await motivo.fill('a'.repeat(502))
  await cancelar.click()
  await expect.element(motivo).toHaveAccessibleDescription(/Retire 2 caracteres: o limite é 500\./)
  expect(sent(guia.cancelGuia)).toEqual([])
  await motivo.fill('a'.repeat(500))
  await cancelar.click()
  await expect
    .element(page.getByText('A guia já tem evento realizado e não pode ser cancelada.'))
    .toBeVisible()
  await expect.element(motivo).toHaveValue('a'.repeat(500))
  expect(sent(guia.cancelGuia)).toHaveLength(1)
})

test('o bloqueio pede o motivo, e a guia passa a dizê-lo, até que se desfaça', async () => {
  answerGuia({ statusFicha: 11, codigoEtapaAtual: 6 })
  answer(guia.updateBloqueio, () => {
    answerGuia({ bloqueio: true, motivoBloqueio: 'Conferência do convênio.', versao: 9 })
    return {}
  })
  await chooseAcao('Bloquear guia')
  const dialogo = page.getByRole('dialog', { name: 'Bloquear a guia 700001' })
  const motivo = dialogo.getByRole('textbox', { name: 'Motivo do bloqueio' })
  await expect.element(dialogo.getByText(/^Enquanto isso, ela não é paga: /)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Bloquear guia' }).click()
  await expect.element(motivo).toHaveAccessibleDescription(/Escreva o motivo do bloqueio\./)
  await expect.element(motivo).toHaveFocus()
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent('Escreva o motivo do bloqueio.')
  // No two parts touch.
  const partes = [...(dialogo.getByText(/^Bloqueada, /).element().parentElement?.children ?? [])]
  const vaos = partes.map((parte, indice) =>
    indice === 0
      ? 12
      : parte.getBoundingClientRect().top - (partes[indice - 1]?.getBoundingClientRect().bottom ?? 0),
  )
  expect(vaos).toEqual(partes.map(() => 12))
  expect(sent(guia.updateBloqueio)).toEqual([])
  await motivo.fill('Conferência do convênio.')
  await dialogo.getByRole('button', { name: 'Bloquear guia' }).click()
  await expect.element(page.getByText('A guia foi bloqueada.')).toBeVisible()
  await expect.element(page.getByText('Conferência do convênio.')).toBeVisible()
  expect(sent(guia.updateBloqueio).map(({ body }) => body)).toEqual([
    { nrFicha: 700001, bloqueio: true, motivo: 'Conferência do convênio.' },
  ])
  await page.getByRole('button', { name: 'Desbloquear guia' }).click()
  await expect.element(page.getByText('A guia foi desbloqueada.')).toBeVisible()
  // It is so no longer, and is told no longer.
  await expect.element(page.getByText('A guia foi bloqueada.')).not.toBeInTheDocument()
})

const pedida = {
  codigoGlosa: '3092',
  severidade: 'pendenciaJustificativa',
  campo: 'justificativa',
  texto: 'Sem justificativa técnica',
  justificativaMinima: 20,
} as const

test('a justificativa técnica tem o tamanho que os eventos pedem, e só vai com as imagens', async () => {
  answerGuia({ statusFicha: 4, eventos: [createEvento({ autorizacao: 2, motivos: [pedida] })] })
  answer(guia.sendJustificativa, {})
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Enviar justificativa técnica' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Justificativa da guia 700001' })
  const texto = dialogo.getByRole('textbox', { name: 'Justificativa técnica' })
  const enviar = dialogo.getByRole('button', { name: 'Enviar justificativa' })
  await expect.element(dialogo.getByText('Sem justificativa técnica (3092)')).toBeVisible()
  await enviar.click()
  await expect.element(texto).toHaveAccessibleDescription(/Escreva a justificativa técnica\./)
  await texto.fill('Dor ao toque no 26.')
  await enviar.click()
  await expect.element(texto).toHaveAccessibleDescription(/Pelo menos 20 caracteres\./)
  await expect.element(texto).toHaveAttribute('aria-invalid', 'true')
  expect(sent(guia.sendJustificativa)).toEqual([])
  await texto.fill('Dor ao toque no 26..')
  await expect.element(texto).not.toHaveAttribute('aria-invalid', 'true')
  await enviar.click()
  await expect
    .element(page.getByText('A justificativa foi enviada e a guia voltou para análise.'))
    .toBeVisible()
  expect(sent(guia.sendJustificativa).map(({ body }) => body)).toEqual([
    { numeroFicha: 700001, descricaoObservacao: 'Dor ao toque no 26..' },
  ])
})

/** A guide whose justification the operator waits for, with the dialog that sends it. */
async function openJustificativa(numeroFicha = 700001) {
  answerGuia({ numeroFicha, statusFicha: 4, eventos: [createEvento({ autorizacao: 2, motivos: [pedida] })] })
  openPage(`/portal/guia/${numeroFicha}`)
  const abrir = acoesDaGuia.getByRole('button', { name: 'Enviar justificativa técnica' })
  await abrir.click()
  const dialogo = page.getByRole('dialog', { name: `Justificativa da guia ${numeroFicha}` })
  return {
    abrir,
    texto: dialogo.getByRole('textbox', { name: 'Justificativa técnica' }),
    enviar: dialogo.getByRole('button', { name: 'Enviar justificativa' }),
    voltar: dialogo.getByRole('button', { name: 'Voltar' }),
  }
}

test('o que se escreveu da justificativa espera quem sai do diálogo, ilegível neste navegador, até que se envie', async () => {
  answer(guia.sendJustificativa, {})
  const { abrir, texto, voltar, enviar } = await openJustificativa()
  const readCopia = () => localStorage.getItem('justificativa:100001:700001')
  await texto.fill('Cárie recorrente na face mesial.')
  await expect.poll(readCopia).not.toBeNull()
  expect(readCopia()).not.toContain('Cárie')
  await voltar.click()
  await abrir.click()
  await expect.element(texto).toHaveValue('Cárie recorrente na face mesial.')
  await userEvent.keyboard('{Escape}')
  await abrir.click()
  await expect.element(texto).toHaveValue('Cárie recorrente na face mesial.')
  await enviar.click()
  await expect.poll(readCopia).toBeNull()
  expect(sent(guia.sendJustificativa)).toHaveLength(1)
})

test('o que se escreveu de uma guia não aparece noutra', async () => {
  const daPrimeira = await openJustificativa()
  await daPrimeira.texto.fill('Cárie recorrente na face mesial.')
  const readCopia = (numeroFicha: number) => localStorage.getItem(`justificativa:100001:${numeroFicha}`)
  await expect.poll(() => readCopia(700001)).not.toBeNull()
  await daPrimeira.voltar.click()
  const daSegunda = await openJustificativa(700002)
  await daSegunda.texto.fill('Outra')
  // Each has a copy of its own: what is written of one touches no other.
  await expect.poll(() => readCopia(700002)).not.toBeNull()
  await expect.element(daSegunda.texto).toHaveValue('Outra')
})

test('a recusa da justificativa se diz no campo, com o foco, e o que foi escrito fica', async () => {
  const mensagem = 'A justificativa deste caso pede pelo menos 40 caracteres; esta tem 32.'
  refuse(guia.sendJustificativa, 'API-GTO-0055', [{ campo: 'descricaoObservacao', mensagem }])
  const { texto, enviar } = await openJustificativa()
  await texto.fill('Cárie recorrente na face mesial.')
  for (const vezes of [1, 2]) {
    await enviar.click()
    await expect.poll(() => sent(guia.sendJustificativa)).toHaveLength(vezes)
    await expect.element(texto).toHaveAccessibleDescription(/pede pelo menos 40 caracteres; esta tem 32\./)
    await expect.element(texto).toHaveAttribute('aria-invalid', 'true')
    await expect.element(texto).toHaveFocus()
  }
  await expect.element(texto).toHaveValue('Cárie recorrente na face mesial.')
  await expectAccessible()
})

test('a recusa que não é do texto é um aviso', async () => {
  refuse(guia.sendJustificativa, 'API-GTO-0013')
  const { texto, enviar } = await openJustificativa()
  await texto.fill('Cárie recorrente na face mesial.')
  await enviar.click()
  await expect.element(page.getByText(/A guia mudou|alterada/).first()).toBeVisible()
  await expect.element(texto).not.toHaveAttribute('aria-invalid')
})
