import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import {
  captureSolicitacao,
  createSolicitacao,
  type OpcoesSolicitacao,
} from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export type Exame = { codigoAssociado: string; numeroSolicitacao: number; fichaExame: number }

/** A request that the unit 100003 captured, with the guide that it opened under the form of the capture; nothing came yet. */
export async function createExame(t: TestApp, opcoes: OpcoesSolicitacao = {}): Promise<Exame> {
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  const numeroSolicitacao = await createSolicitacao(t, { ...opcoes, codigoAssociado })
  await captureSolicitacao(t, numeroSolicitacao)
  const fichaExame = await releaseGuia(t, {
    login: 100003,
    codigoAssociado,
    codigoEspecialidade: 14,
    codigoTipoAtendimento: 2,
  })
  await t.rows('update solicitacao_exame set numero_ficha_radiologia = $2 where numero_solicitacao = $1', [
    numeroSolicitacao,
    fichaExame,
  ])
  return { codigoAssociado, numeroSolicitacao, fichaExame }
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
