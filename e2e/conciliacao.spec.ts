import { addDays } from '../packages/domain/src/calendario/dataCivil.ts'
import { readValorExtrato } from '../packages/domain/src/conciliacao/readValorExtrato.ts'
import { toValor } from '../packages/domain/src/dinheiro/dinheiro.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

/** What else came into the account in the year. */
const OUTROS = 468

const lancamento = (dia: string, centavos: number, memo: string) =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${dia.replaceAll('-', '')}<TRNAMT>${toValor(centavos)}<FITID><MEMO>${memo}</STMTTRN>`

test('um ano do banco conciliado com o teclado, guardado, e desfeito um a um ou inteiro', async ({
  page,
  open,
}) => {
  await open('/portal/demonstrativoPagamento?aba=conciliacao', '100004')
  const pagamentos = page
    .getByRole('list', { name: /^Pagamentos de \d{4}$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(pagamentos.first()).toBeVisible()
  const textos = await pagamentos.allTextContents()
  const doAno = textos.flatMap((texto) => {
    const [, dia, mes, ano] = /Pagamento de (\d\d)\/(\d\d)\/(\d{4})/.exec(texto) ?? []
    const centavos = readValorExtrato(/R\$\s[\d.]+,\d\d/.exec(texto)?.[0] ?? '') ?? 0
    return centavos > 0 ? [{ dia: `${ano}-${mes}-${dia}`, centavos }] : []
  })
  expect(doAno.length).toBeGreaterThan(5)
  const ano = doAno[0]?.dia.slice(0, 4)
  const linhas = [
    ...doAno.map(({ dia, centavos }) => lancamento(addDays(dia, 1), centavos, 'TED AURORA ODONTO')),
    // No two of the same amount, and none of a run's.
    ...Array.from({ length: OUTROS }, (_vazia, n) =>
      lancamento(addDays(`${ano}-01-01`, n % 330), 1_000_003 + n, `PIX PACIENTE ${n}`),
    ),
  ]
  const extrato = `OFXHEADER:100\n<OFX><BANKTRANLIST>${linhas.join('\n')}</BANKTRANLIST></OFX>`

  await page.getByRole('button', { name: 'Importar extrato' }).press('Enter')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'ano.ofx',
      mimeType: 'application/x-ofx',
      buffer: Buffer.from(extrato),
    })
  // It tells how many once it knows which of them are here already.
  await expect(page.getByRole('button', { name: `Importar ${linhas.length} depósitos` })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`${linhas.length} depósitos importados. Ctrl+Z desfaz.`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar extrato' })).toBeFocused()

  await page.keyboard.press('a')
  await expect(pagamentos.filter({ hasText: 'Conciliado' })).toHaveCount(doAno.length)
  await page.reload()
  await expect(pagamentos.filter({ hasText: 'Conciliado' })).toHaveCount(doAno.length)
  await expect(page.getByText(`${OUTROS} depósitos em aberto de ${linhas.length}`)).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Desfeito: Pagamento de \d.*, com R\$/).first()).toBeVisible()
  await expect(pagamentos.filter({ hasText: 'Conciliado' })).toHaveCount(doAno.length - 1)
  await page.getByRole('button', { name: 'Histórico' }).press('Enter')
  const historico = page.getByRole('dialog', { name: 'Histórico da conciliação' })
  const importacao = historico.getByRole('row').filter({ hasText: 'ano.ofx' })
  await importacao.getByRole('button', { name: /Desfazer/ }).press('Enter')
  // What was accepted of its deposits goes with them.
  const pergunta = page.getByRole('alertdialog', { name: 'Desfazer a importação de ano.ofx?' })
  await expect(pergunta.getByText(`Os ${doAno.length - 1} pagamentos conciliados com eles`)).toBeVisible()
  await pergunta.getByRole('button', { name: 'Desfazer a importação' }).press('Enter')
  await expect(importacao.getByText(/^Desfeita \d/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum depósito deste ano foi importado ainda.')).toBeVisible()
  await expect(pagamentos.filter({ hasText: 'Conciliado' })).toHaveCount(0)
})
