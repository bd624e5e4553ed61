import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { isOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { endValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { findAssociadoDaGuia } from '../associado/associado.store.ts'
import { findDentistaUnico } from '../credenciado/contrato.store.ts'
import { lockPrincipal } from '../guia/fatos/guia.store.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { toSolicitanteGuia } from '../guia/fatos/solicitanteGuia.store.ts'
import { insertGuia } from '../guia/insertGuia.store.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { codigosRecusa, detalhesOf, evaluatePedido } from './evaluatePedido.ts'

type CodigoComplementar = (typeof liberacaoSenha.releaseComplementar.errors)[number]
const isRecusaComplementar = (codigo: string): codigo is CodigoComplementar =>
  liberacaoSenha.releaseComplementar.errors.some((recusa) => recusa === codigo)

/**
 * Opens a guide for events that came up after the main one was authorised (Domínio §6.7): same patient, plan and
 * specialty; one opened from another complementary guide belongs to that one's main guide.
 */
export const releaseComplementar: Handler<typeof liberacaoSenha.releaseComplementar> = async (context) => {
  const { body, db, sessao, services, agora, hoje, versao, fail, trilha } = context
  const tabela = await services.regras.get()
  await lockPrincipal(db, sessao.codigoCredenciado, body.numeroFicha)
  const carregada = await loadGuia(db, tabela, hoje, sessao.codigoCredenciado, body.numeroFicha, true)
  if (!carregada) return fail('API-GTO-0001')
  const { guia, estado } = carregada
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  if (versao !== undefined && versao !== guia.versao) return fail('API-GTO-0013')
  const motivo = motivoBloqueio(estado, 'releaseComplementar')
  if (motivo === 'guiaBloqueada') return fail('API-GTO-0010')
  if (motivo)
    return fail('API-LIB-0009', [{ mensagem: explainRecusa(estado, 'releaseComplementar', motivo) }])

  const associado = await findAssociadoDaGuia(db, guia)
  const { decisao, contrato } = await evaluatePedido(db, tabela, associado, sessao.codigoCredenciado, hoje, {
    codigoEspecialidade: guia.codigoEspecialidade,
    codigoTipoAtendimento: isOrtodontia(guia.codigoEspecialidade) ? guia.codigoTipoAtendimento : undefined,
    complementar: true,
    codigoPlano: guia.codigoPlano,
    recemNato: guia.recemNato,
  })
  if (!decisao.ok) {
    const { motivo: recusa } = decisao
    const codigo = codigosRecusa[recusa]
    if (!isRecusaComplementar(codigo)) throw new Error(`refused what no complementary guide asks: ${recusa}`)
    return fail(codigo, detalhesOf(decisao))
  }

  const prazo = tabela.findPrazoSenha(contrato.rede, guia.codigoTipoAtendimento, hoje)
  const aberta = await insertGuia(
    db,
    {
      codigoCredenciado: sessao.codigoCredenciado,
      codigoAssociado: guia.codigoAssociado,
      codigoPlano: guia.codigoPlano,
      codigoEspecialidade: guia.codigoEspecialidade,
      codigoTipoAtendimento: guia.codigoTipoAtendimento,
      // Nobody is asked for here: where the main guide names none, it is of the dentist whose own login opens it, or of
      // the only one that the provider has, as of any release that names none.
      codigoDentista:
        guia.codigoDentista ??
        sessao.codigoDentista ??
        (await findDentistaUnico(db, sessao.codigoCredenciado)),
      emergencia: guia.emergencia,
      recemNato: guia.recemNato,
      identOrigem: 'complementar',
      numeroFichaPrincipal: guia.numeroFichaPrincipal ?? guia.numeroFicha,
      numeroTratamento: guia.numeroTratamento ?? undefined,
      validadeSenha: endValidadeSenha(prazo, hoje, guia.recemNato ? associado.recemNatoAte : null),
      solicitante: toSolicitanteGuia(guia),
    },
    toAutor(sessao),
    agora,
  )
  const { numeroFicha, senha, validadeSenha } = aberta
  return { numeroFicha, senha, validadeSenha }
}
