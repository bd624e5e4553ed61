import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent, sentHeaders } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, eventosTabela, GUIA } from '../paginaGuia.fixture.ts'

const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const feito = createEvento({ dataRealizacao: '2026-11-20' })
const semData = createEvento({ numeroSequencialInclusao: 2, codigoLocalizacao: '48', valor: '33.00' })
const tambemSemData = createEvento({ numeroSequencialInclusao: 3, codigoLocalizacao: '38' })
const dialogo = page.getByRole('alertdialog', { name: 'Encaminhar a guia 700001?' })
const encaminhar = dialogo.getByRole('button', { name: 'Encaminhar para pagamento' })

async function openDialogo(): Promise<void> {
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Encaminhar para pagamento' }).click()
  await expect.element(dialogo).toBeVisible()
}

let tell: (versao: number) => void

beforeEach(() => {
  tell = answerPagina({ codigoEtapaAtual: 2, assinatura, eventos: [feito, semData] })
  answer(guia.sendRepasse, {})
})

test('o que não foi feito se diz ao encaminhar, e sem a palavra não se segue', async () => {
  await openDialogo()
  await expect
    .element(dialogo.getByText('A guia de Mariana Alves Ribeiro vai para pagamento com R$ 100,00:'))
    .toBeVisible()
  await expect
    .element(
      dialogo.getByText(
        'Sem a coparticipação, de R$ 10,00, que é do paciente com você, a operadora paga até R$ 90,00.',
      ),
    )
    .toBeVisible()
  await expect.element(dialogo.getByText('Sem data de realização (1):')).toBeVisible()
  const linhas = dialogo.getByRole('listitem').elements()
  expect(linhas.map(({ textContent }) => textContent.slice(0, 5))).toEqual(['26 MO', '48 MO'])
  await encaminhar.click()
  await expect
    .element(dialogo.getByRole('alert'))
    .toHaveTextContent(
      'Confirme que estes eventos não foram realizados, ou volte e informe a data de cada um.',
    )
  await expectAccessible()
  expect(sent(guia.sendRepasse)).toEqual([])
  await dialogo.getByRole('checkbox', { name: /^Este evento não foi realizado/ }).click({ force: true })
  await expect.element(dialogo.getByRole('alert')).not.toBeInTheDocument()
  answer(guia.sendRepasse, () => {
    answerGuia({
      statusFicha: 10,
      codigoEtapaAtual: 6,
      versao: 3,
      eventos: [feito, { ...semData, naoRealizado: true }],
    })
    return {}
  })
  await encaminhar.click()
  await expect.element(page.getByText('A guia 700001 foi encaminhada para pagamento.')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(eventosTabela.getByText('Não realizado')).toBeVisible()
  expect(sent(guia.sendRepasse)).toEqual([
    { params: { id: 700001 }, body: { naoRealizados: [2] }, query: {} },
  ])
  expect(sentHeaders(guia.sendRepasse)[0]?.get('if-match')).toBe('"2"')
})

test('vários sem data se confirmam de uma vez, cada um pelo seu sequencial', async () => {
  answerGuia({ assinatura, eventos: [feito, semData, tambemSemData] })
  await openDialogo()
  await dialogo.getByRole('checkbox', { name: /^Estes eventos não foram realizados/ }).click({ force: true })
  await encaminhar.click()
  await expect.poll(() => sent(guia.sendRepasse).map(({ body }) => body)).toEqual([{ naoRealizados: [2, 3] }])
})

test('com tudo datado não há o que confirmar', async () => {
  answerGuia({
    codigoEtapaAtual: 3,
    assinatura,
    eventos: [feito, { ...semData, dataRealizacao: '2026-11-19' }],
  })
  await openDialogo()
  await expect.element(dialogo.getByRole('checkbox')).not.toBeInTheDocument()
  await expect
    .element(dialogo.getByText('A guia de Mariana Alves Ribeiro vai para pagamento com R$ 133,00:'))
    .toBeVisible()
  await encaminhar.click()
  await expect.poll(() => sent(guia.sendRepasse).map(({ body }) => body)).toEqual([{ naoRealizados: [] }])
})

test('o que o beneficiário rejeitou se diz entre os outros, antes de encaminhar', async () => {
  answerGuia({
    codigoEtapaAtual: 3,
    assinatura,
    eventos: [
      { ...feito, statusToken: 'REJEITADO', tokensRejeitados: 1 },
      { ...semData, dataRealizacao: '2026-11-20' },
    ],
  })
  await openDialogo()
  const linhas = dialogo.getByRole('listitem')
  await expect.element(linhas.nth(0)).toMatchTextContent(/, em 20\/11\/2026 Rejeitado pelo beneficiário/)
  expect(linhas.nth(1).element().textContent).not.toContain('Rejeitado')
  await expectAccessible()
})

test('o que mudou com a pergunta aberta se confere antes de encaminhar', async () => {
  const outra = { codigoEtapaAtual: 2, assinatura, versao: 3 }
  await openDialogo()
  await dialogo.getByRole('checkbox').click({ force: true })
  answerGuia({ ...outra, eventos: [{ ...feito, dataRealizacao: '2026-11-18' }, semData] })
  tell(3)
  await expect
    .element(dialogo.getByRole('alert'))
    .toMatchTextContent(/a data mudou de 20\/11\/2026 para 18\/11\/2026\./)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(encaminhar).toBeVisible()
  expect(sent(guia.sendRepasse)).toEqual([])
  await encaminhar.click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sentHeaders(guia.sendRepasse).map((headers) => headers.get('if-match'))).toEqual(['"3"'])
})

test('de um evento que perdeu a data com a pergunta aberta se confirma de novo que não foi realizado', async () => {
  const doFeito = { ...tambemSemData, dataRealizacao: '2026-11-19' }
  answerGuia({ assinatura, eventos: [feito, semData, doFeito] })
  await openDialogo()
  await dialogo.getByRole('checkbox', { name: /^Este evento não foi realizado/ }).click({ force: true })
  answerGuia({ assinatura, versao: 3, eventos: [feito, semData, tambemSemData] })
  tell(3)
  const dosDois = dialogo.getByRole('checkbox', { name: /^Estes eventos não foram realizados/ })
  await expect.element(dosDois).not.toBeChecked()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await encaminhar.click()
  expect(sent(guia.sendRepasse)).toEqual([])
  await dosDois.click({ force: true })
  await encaminhar.click()
  await expect.poll(() => sent(guia.sendRepasse).map(({ body }) => body)).toEqual([{ naoRealizados: [2, 3] }])
})

test('desfeita a assinatura com a pergunta aberta, diz-se o que falta e não se encaminha', async () => {
  answerGuia({
    codigoEtapaAtual: 3,
    assinatura,
    eventos: [feito, { ...semData, dataRealizacao: '2026-11-19' }],
  })
  await openDialogo()
  answerGuia({ codigoEtapaAtual: 2, assinatura: null, versao: 3, eventos: [feito, semData] })
  tell(3)
  const impedida = dialogo.getByRole('alert')
  await expect
    .element(impedida)
    .toMatchTextContent(/assim não dá para confirmar.*Assine a guia antes.*: a data mudou/)
  // What would happen is not going to.
  expect(dialogo.element().textContent).not.toContain('vai para pagamento')
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(acoesDaGuia.getByRole('button', { name: /^Encaminhar para pagamento/ })).toHaveFocus()
  expect(sent(guia.sendRepasse)).toEqual([])
})
