import type { liberacaoSenha, SolicitanteRadiologia } from '@portal/contract/liberacaoSenha.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import {
  type Captura,
  findCaptura,
  listDentistasDaRede,
  lockCaptura,
} from '../capturaExame/capturaExame.store.ts'
import { isDentistaDoCredenciado } from '../credenciado/contrato.store.ts'
import type { SolicitanteGuia } from '../guia/fatos/solicitanteGuia.store.ts'
import { requireTexto } from '../guia/registro/textoProtegido.ts'
import type { Context } from '../http/handler.ts'

type Contexto = Context<typeof liberacaoSenha.releaseSenha>

/** Who asked for the exams of a radiology guide, and the request that its provider captured, where there is one. */
export type Radiologia = { solicitante: SolicitanteGuia; captura: Captura | undefined }

/**
 * What a release says of the exams that it is for: of radiology alone, and there either the captured request or who asked
 * on paper (Spec §5). The capture is kept to this transaction: its guide is opened once.
 */
export async function requireRadiologia(
  context: Contexto,
  codigoAssociado: string,
): Promise<Radiologia | undefined> {
  const { body, fail } = context
  const { radiologia } = body
  if (!isRadiologia(body.codigoEspecialidade)) {
    if (radiologia === undefined) return undefined
    const mensagem = 'O pedido de exames e o solicitante só vão em guia de radiologia.'
    return fail('API-GEN-0001', [{ campo: 'radiologia', mensagem }])
  }
  const { capturaExame, relatorioSolicitanteFichaRadio: papel } = radiologia ?? {}
  if (capturaExame && !papel) return requireCaptura(context, codigoAssociado, capturaExame)
  if (papel && !capturaExame) {
    return { solicitante: await requireSolicitante(context, papel), captura: undefined }
  }
  return fail('API-LIB-0016')
}

type Par = { numeroFichaSolicitacao: number; numeroSolicitacaoExame: number }

/** The unit's own capture, of this patient, under the number that it reserved; any other is none. */
async function requireCaptura(
  { db, sessao, hoje, fail }: Contexto,
  codigoAssociado: string,
  { numeroFichaSolicitacao, numeroSolicitacaoExame }: Par,
): Promise<Radiologia> {
  await lockCaptura(db, numeroSolicitacaoExame)
  const captura = await findCaptura(db, sessao.codigoCredenciado, numeroSolicitacaoExame)
  // Past its last day a capture without a guide is over, whether the operator's task has taken it back or not.
  const isVencida = captura?.statusFicha === null && captura.validade !== null && captura.validade < hoje
  if (
    isVencida ||
    captura?.numeroFichaRadiologia !== numeroFichaSolicitacao ||
    captura.codigoAssociado !== codigoAssociado
  ) {
    return fail('API-LIB-0017')
  }
  const { nomeSolicitante: nome, croSolicitante: cro, ufSolicitante: uf, codigoDentista } = captura
  return { captura, solicitante: { nome, cro, uf, tipo: 'CREDENCIADO', codigoDentista } }
}

/** Who asked on paper: a dentist of the network by its code, or whoever it was by name. */
async function requireSolicitante(
  { db, sessao, fail }: Contexto,
  papel: SolicitanteRadiologia,
): Promise<SolicitanteGuia> {
  const { numeroCroSolicitante: cro, ufCroSolicitante: uf, tipoSolicitante: tipo } = papel
  const refuse = (nome: keyof SolicitanteRadiologia, mensagem: string) =>
    fail('API-GEN-0001', [{ campo: `radiologia.relatorioSolicitanteFichaRadio.${nome}`, mensagem }])
  if ((papel.numeroCro ?? cro) !== cro) return refuse('numeroCro', 'O CRO não é o do solicitante.')
  if ((papel.siglaUf ?? uf) !== uf) return refuse('siglaUf', 'O estado não é o do CRO do solicitante.')
  const { codigoDentistaSolicitante: codigo, nomeDentistaSolicitante } = papel
  if (tipo === 'NAO_CREDENCIADO') {
    if (codigo !== undefined) {
      return refuse('codigoDentistaSolicitante', 'Só um dentista da rede tem código.')
    }
    const nome = requireTexto(
      nomeDentistaSolicitante,
      'radiologia.relatorioSolicitanteFichaRadio.nomeDentistaSolicitante',
      fail,
    )
    return { nome, cro, uf, tipo, codigoDentista: null }
  }
  const dentista = (await listDentistasDaRede(db, cro, uf)).find((cada) => cada.codigo === codigo)
  if (!dentista) {
    return refuse('codigoDentistaSolicitante', 'Não é o dentista da rede que tem este CRO neste estado.')
  }
  // Whoever does the exam is not who asks for it: a unit would send patients to itself. Operadora §3.
  if (await isDentistaDoCredenciado(db, dentista.codigo, sessao.codigoCredenciado)) {
    return refuse('codigoDentistaSolicitante', 'Quem pede o exame não é da unidade que o faz.')
  }
  return { nome: dentista.nome, cro, uf, tipo, codigoDentista: dentista.codigo }
}
