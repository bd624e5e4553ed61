import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { answerLote } from './recursos.fixture.ts'

const dialogo = page.getByRole('dialog')
const motivo = dialogo.getByLabelText('Motivo clínico, vale para os itens que pedem')
const enviadas = () => sent(recursoGlosa.sendRecurso).map(({ body }) => body.numeroFicha)
const chaves = () => sentHeaders(recursoGlosa.sendRecurso).map((headers) => headers.get('idempotency-key'))
const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

beforeEach(answerLote)

/** The first two guides chosen, with the reason that the second asks for. */
async function openLote() {
  const opened = openPage('/portal/recursoGlosa')
  for (const numero of [700000001, 700000002])
    await page.getByRole('checkbox', { name: `Selecionar guia ${numero}` }).click()
  await press()
  await motivo.fill(' Paciente com dor aguda. ')
  return opened
}
const readRelatorio = () =>
  [...dialogo.element().querySelectorAll('section')][0]?.querySelectorAll('li') ?? []
const listRelatorio = () => [...readRelatorio()].map(({ textContent }) => textContent)

test('vai guia por guia, cada uma com o que se leu dela, e o relatório diz quando se responde', async () => {
  await openLote()
  await press()
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  expect(listRelatorio()).toEqual([
    'Guia 700000001 Ana SouzaEnviadoprotocolo R00000000001, resposta até 21/12/2026',
    'Guia 700000002 Bento ReisEnviadoprotocolo R00000000001, resposta até 21/12/2026',
  ])
  expect(sent(recursoGlosa.sendRecurso).map(({ body }) => body)).toEqual([
    {
      numeroFicha: 700000001,
      eventos: [
        {
          numeroSequenciaInclusao: 1,
          justificativa:
            'Recurso da glosa 3067: Radiografia final não enviada. Evento 85200158, Tratamento endodôntico ' +
            'unirradicular, dente 11, realizado em 05/10/2026. Novo desde a glosa: imagem final (canal-11-final.jpg).',
          novidades: [{ tipo: 'imagemFinal', numeroFicha: 700000001, sequencial: 9 }],
        },
      ],
      desistencias: [],
    },
    {
      numeroFicha: 700000002,
      eventos: [
        {
          numeroSequenciaInclusao: 2,
          justificativa:
            'Recurso da glosa 3016: Intervalo entre eventos. Evento 84000198, Profilaxia, realizado em ' +
            '05/10/2026. Paciente com dor aguda.',
          novidades: [],
        },
      ],
      desistencias: [],
    },
  ])
  expect(sentHeaders(recursoGlosa.sendRecurso).map((headers) => headers.get('if-match'))).toEqual([
    '"3"',
    '"4"',
  ])
  expect(new Set(chaves()).size).toBe(2)
  await expect.element(motivo).not.toBeInTheDocument()
  await expectAccessible()
})

test('depois de enviado as listas se leem de novo, e o motivo não é das próximas', async () => {
  await openLote()
  await press()
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  await expect.poll(() => sent(recursoGlosa.searchRecursos)).toHaveLength(2)
  await dialogo.getByText('Fechar').click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await press()
  await expect.element(motivo).toHaveValue('')
})

test('enquanto se envia diz de quantas, não se fecha, e a tecla apertada duas vezes não envia duas', async () => {
  const release = hold(recursoGlosa.sendRecurso)
  await openLote()
  await press()
  await press()
  const progresso = dialogo.getByRole('progressbar', { name: 'Enviando 1 de 2' })
  await expect.element(progresso).toHaveAttribute('aria-valuenow', '0')
  await expect.element(progresso).toHaveTextContent('Enviando 1 de 2guia 700000001 · 0%')
  await expect.element(dialogo.getByText('Enviando a guia 700000001, 1 de 2.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo.getByText('Fechar')).not.toBeInTheDocument()
  await expect.element(dialogo.getByRole('button', { name: 'Parar' })).toBeVisible()
  const releaseSegunda = hold(recursoGlosa.sendRecurso)
  release()
  await expect
    .element(dialogo.getByRole('progressbar', { name: 'Enviando 2 de 2' }))
    .toHaveTextContent('Enviando 2 de 2guia 700000002 · 50%')
  releaseSegunda()
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  expect(enviadas()).toEqual([700000001, 700000002])
  await expect.element(dialogo.getByText('Fechar')).not.toHaveAttribute('aria-disabled')
})

test('parado, a guia que ia vai, as outras ficam, e podem ir depois', async () => {
  const release = hold(recursoGlosa.sendRecurso)
  await openLote()
  await press()
  const parar = dialogo.getByRole('button', { name: 'Parar' })
  await parar.click()
  await expect.element(parar).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect.element(dialogo.getByRole('heading', { name: '1 recurso enviado' })).toHaveFocus()
  expect(enviadas()).toEqual([700000001])
  await press()
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  expect(enviadas()).toEqual([700000001, 700000002])
})

test('uma recusa não para as outras: diz qual e por quê, e só ela vai de novo, com a mesma chave', async () => {
  const { titulo, texto } = catalogoErros['API-GEN-0005']
  const mend = refuse(recursoGlosa.sendRecurso, 'API-GEN-0005')
  const releasePrimeira = hold(recursoGlosa.sendRecurso)
  await openLote()
  await press()
  await expect.poll(enviadas).toEqual([700000001])
  const releaseSegunda = hold(recursoGlosa.sendRecurso)
  releasePrimeira()
  await expect.poll(enviadas).toEqual([700000001, 700000002])
  mend()
  releaseSegunda()
  await expect
    .element(dialogo.getByRole('heading', { name: '1 recurso enviado, 1 não enviado' }))
    .toHaveFocus()
  expect(listRelatorio()).toEqual([
    `Guia 700000001 Ana SouzaNão enviado${titulo}. ${texto}`,
    'Guia 700000002 Bento ReisEnviadoprotocolo R00000000001, resposta até 21/12/2026',
  ])
  await expectAccessible()
  await press()
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  expect(enviadas()).toEqual([700000001, 700000002, 700000001])
  const [primeira, , deNovo] = chaves()
  expect(deNovo).toBe(primeira)
})

test('de todas recusadas o motivo escrito fica, no diálogo e fora dele', async () => {
  refuse(recursoGlosa.sendRecurso, 'API-REC-0003')
  await openLote()
  await press()
  await expect
    .element(dialogo.getByRole('heading', { name: '0 recursos enviados, 2 não enviados' }))
    .toHaveFocus()
  await expect.element(motivo).toHaveValue(' Paciente com dor aguda. ')
  await dialogo.getByText('Fechar').click()
  await press()
  await expect.element(motivo).toHaveValue(' Paciente com dor aguda. ')
})

test('onde a sessão acabou nada mais se envia', async () => {
  for (const chamada of [recursoGlosa.sendRecurso, acesso.refreshToken]) refuse(chamada, 'API-ACE-0002')
  const { left } = await openLote()
  await press()
  await expect.poll(left).toEqual(['/SessaoEncerrada'])
  expect(enviadas()).toEqual([700000001])
  await expect.element(dialogo.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(dialogo.getByRole('heading', { name: /não enviado/ })).not.toBeInTheDocument()
})

test('dois cliques antes que a tela mude são um envio só', async () => {
  await openLote()
  const enviar = dialogo.getByRole('button', { name: /^Enviar 2 recursos/ }).element()
  for (let vez = 0; vez < 2; vez++) enviar.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toHaveFocus()
  expect(enviadas()).toEqual([700000001, 700000002])
})
