import { createCapturavel, openGuia } from '../capturaExame/capturaExame.fixture.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import type { OpcoesSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export type Exame = { codigoAssociado: string; numeroSolicitacao: number; fichaExame: number }

/** A request that the unit 100003 captured, with the guide that it opened for it; nothing came yet. */
export async function createExame(t: TestApp, opcoes: OpcoesSolicitacao = {}): Promise<Exame> {
  const captura = await createCapturavel(t, opcoes)
  const { aberta, numeroFicha } = await openGuia(t, captura)
  if (aberta.status !== 200) throw new Error(`guide of ${captura.numeroSolicitacao}: ${aberta.codigo}`)
  const { codigoAssociado, numeroSolicitacao } = captura
  return { codigoAssociado, numeroSolicitacao, fichaExame: numeroFicha }
}

/** The unit sends an image of the exam, or its report. Answers its number in the form. */
export async function sendDoExame(
  t: TestApp,
  fichaExame: number,
  { nome = 'panoramica.png', imagemGto }: { nome?: string; imagemGto?: string } = {},
): Promise<number> {
  const conteudo = nome.endsWith('.pdf') ? arquivos.pdf() : await arquivos.png(nextCor())
  const { body, status } = await upload(t, fichaExame, nome, conteudo, {
    as: await t.as(100003),
    ...(imagemGto && { imagemGto }),
  })
  if (status !== 200) throw new Error(`upload to ${fichaExame}: ${JSON.stringify(body)}`)
  return body.imagem.sequencial
}

/** An exam of which an image came. */
export async function createPronto(t: TestApp, opcoes: OpcoesSolicitacao = {}): Promise<Exame> {
  const exame = await createExame(t, opcoes)
  await sendDoExame(t, exame.fichaExame)
  return exame
}
