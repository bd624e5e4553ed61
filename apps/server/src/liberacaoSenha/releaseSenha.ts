import type { GuiaLiberada, liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type TipoGuia, tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { endValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { listExamesAprovados, toConteudo } from '../capturaExame/linhasGuia.ts'
import { findDentistaUnico, isDentistaDoCredenciado } from '../credenciado/contrato.store.ts'
import { saveUltimaEspecialidade } from '../credenciado/ultimaEspecialidade.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { saveConteudo } from '../guia/fatos/rascunho.store.ts'
import { insertGuia } from '../guia/insertGuia.store.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { codigosRecusa, detalhesOf, evaluatePedido } from './evaluatePedido.ts'
import { requireRadiologia } from './radiologia.ts'
import { findRecente, lockLiberacao } from './recente.store.ts'

/**
 * Releases the password and opens the guide. Spec §7.7; Produto §4. Whoever names no write of its own
 * (`Idempotency-Key`) may be repeating one: it opens no second guide beside the one of a moment ago. A captured exam
 * request has one guide, which is answered again.
 */
export const releaseSenha: Handler<typeof liberacaoSenha.releaseSenha> = async (context) => {
  const { body, db, sessao, services, agora, hoje, chave, fail, trilha } = context
  const associado = await requireAssociado(context, body.codigoAssociado)
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = associado
  trilha({ codigoAssociado })

  const radiologia = await requireRadiologia(context, codigoAssociado)
  const captura = radiologia?.captura
  const aberta = captura && (await findGuia(db, codigoCredenciado, captura.numeroFichaRadiologia))
  if (aberta) return toLiberada(aberta)

  const tabela = await services.regras.get()
  // One maintenance a month and one extension at a time: what another request releases meanwhile has to be seen.
  await lockLiberacao(db, { codigoCredenciado, codigoAssociado })
  const { decisao, plano, contrato, tratamento } = await evaluatePedido(
    db,
    tabela,
    associado,
    codigoCredenciado,
    hoje,
    {
      codigoEspecialidade: body.codigoEspecialidade,
      // The type of another specialty is refused, and not dropped: the guide would be another than was asked for.
      codigoTipoAtendimento: body.codigoTipoAtendimentoOrto ?? body.codigoTipoAtendimento,
      codigoPlano: captura?.codigoPlano ?? body.codigoPlano,
      recemNato: body.recemNato ?? false,
    },
  )
  if (!plano && !captura && body.codigoPlano !== undefined) {
    return fail('API-GEN-0001', [{ campo: 'codigoPlano', mensagem: 'O paciente não tem este plano.' }])
  }
  if (!decisao.ok) return fail(codigosRecusa[decisao.motivo], detalhesOf(decisao))
  if (!plano) return fail('API-LIB-0004')
  const { codigoDentista: dito } = body
  // A foreign key does not ask whose dentist it is: another provider's is refused as one that does not exist.
  if (dito !== undefined && !(await isDentistaDoCredenciado(db, dito, codigoCredenciado))) {
    return fail('API-GEN-0001', [
      { campo: 'codigoDentista', mensagem: 'O dentista não faz parte do seu corpo clínico.' },
    ])
  }
  // The call of Spec §7 names no dentist: of a provider who has one alone, the guide and its statement name that one.
  const codigoDentista = dito ?? (await findDentistaUnico(db, codigoCredenciado))

  const { codigoEspecialidade } = body
  // A capture names its guide: two of one patient are two.
  const recente =
    chave || captura
      ? undefined
      : await findRecente(db, { codigoCredenciado, codigoAssociado, codigoEspecialidade, agora })
  if (recente !== undefined) return fail('API-LIB-0015', [{ mensagem: `A guia é a ${recente}.` }])

  const prazo = tabela.findPrazoSenha(contrato.rede, decisao.codigoTipoAtendimento, hoje)
  const exames = captura && toConteudo(captura, tabela)
  const nova = await insertGuia(
    db,
    {
      codigoCredenciado,
      codigoAssociado,
      codigoPlano: plano.codigoPlano,
      codigoEspecialidade,
      codigoTipoAtendimento: decisao.codigoTipoAtendimento,
      codigoDentista,
      emergencia: decisao.emergencia,
      recemNato: body.recemNato ?? false,
      identOrigem: body.identOrigem ?? null,
      numeroFichaPrincipal: null,
      numeroTratamento: isDoTratamento(decisao.codigoTipoAtendimento)
        ? tratamento?.numeroTratamento
        : undefined,
      validadeSenha: endValidadeSenha(prazo, hoje, body.recemNato ? associado.recemNatoAte : null),
      solicitante: radiologia?.solicitante,
      pedidoExame: exames && {
        numeroPedidoExame: captura.numeroSolicitacao,
        numeroFicha: captura.numeroFichaRadiologia,
        examesAprovados: listExamesAprovados(captura, tabela),
      },
    },
    toAutor(sessao),
    agora,
  )
  if (exames) await saveConteudo(db, { numeroFicha: nova.numeroFicha, codigoCredenciado }, exames, agora)
  await saveUltimaEspecialidade(db, sessao, codigoEspecialidade)
  return toLiberada(nova)
}

/** A maintenance and an extension are of the treatment that goes on; an initial guide begins one, once it is sent. */
const isDoTratamento = (tipo: TipoGuia): boolean =>
  tipo === tipoGuia.ortoManutencao || tipo === tipoGuia.ortoProrrogacao

const toLiberada = ({ numeroFicha, senha, validadeSenha }: GuiaLiberada): GuiaLiberada => ({
  numeroFicha,
  senha,
  validadeSenha,
})
