import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { Imagem } from '@portal/contract/imagem.ts'
import { listAusentes } from '@portal/domain/evento/dentesOfertados.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { getTextoRecusa } from '@portal/domain/guia/motivoRecusa.tables.ts'
import { ancoraAcao } from '@portal/domain/menu/ancora.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { especialidadesQuery } from '../credenciado/credenciado.queries.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { eventosDaGuiaQuery } from '../evento/evento.queries.ts'
import { useBuscaEvento, useOutrosEventos } from '../evento/useBuscaEvento.ts'
import { lugares } from '../guia/acao/lugares.ts'
import { useValidadeSenha } from '../guia/acao/useValidadeSenha.ts'
import { contextoQuery } from '../guia/guia.queries.ts'
import { explainEspera } from '../imagem/envio/explainEspera.ts'
import { getFila } from '../imagem/envio/filas.ts'
import { LUGAR_FILA } from '../imagem/envio/lugarFila.ts'
import { imagensQuery } from '../imagem/imagem.queries.ts'
import type { FormularioDaGuia } from '../ortodontia/formulario/loadFormulario.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { keepErrors } from '../ui/feedback/keepErrors.ts'
import { notice } from '../ui/notice.ts'
import { toValorEstimado } from './avaliacao/totais.ts'
import { useAvaliacao, useRegrasDaGuia } from './avaliacao/useAvaliacao.ts'
import { useImagensExigidas } from './avaliacao/useImagensExigidas.ts'
import { useJustificativa } from './avaliacao/useJustificativa.ts'
import { useSimulacao } from './avaliacao/useSimulacao.ts'
import { useTotais } from './avaliacao/useTotais.ts'
import { listPassosEnvio, passoSenha } from './envio/passosEnvio.ts'
import { toRemessa } from './envio/remessa.ts'
import { useSendGuia } from './envio/useSendGuia.ts'
import { validateEnvio } from './envio/validateEnvio.ts'
import { findCorrecaoDecisiva, findDecisivo } from './estado/findCorrecao.ts'
import { toConteudo } from './estado/rascunhoReducer.ts'
import { listJulgados } from './inclusao/julgado.ts'
import { EVENTO_ESCRITO, findRetido } from './inclusao/retido.ts'
import { useFavoritos } from './inclusao/useFavoritos.ts'
import { useInclusao } from './inclusao/useInclusao.ts'
import { useLinhaEvento } from './inclusao/useLinhaEvento.ts'
import { usePassos } from './inclusao/usePassos.ts'
import { useAcoesItem } from './itens/useAcoesItem.ts'
import { useFimEmOutraTela } from './salvamento/useFimEmOutraTela.ts'
import { useLinhaGuardada } from './salvamento/useLinhaGuardada.ts'
import { useRascunho } from './salvamento/useRascunho.ts'
import type { Abertura } from './salvamento/useRascunhoInicial.ts'
import { useAtalhosRascunho } from './useAtalhosRascunho.ts'
import { useComandosRascunho } from './useComandosRascunho.ts'
import { useIlegiveis, withIlegiveis } from './useIlegiveis.ts'

/** The guide's images as the rules see them. A function of its own, so that a query's `select` keeps its result. */
function toContextoImagens(imagens: readonly Imagem[]): ContextoGuia['imagens'] {
  return imagens.flatMap(({ momento, dente, eventos }) =>
    momento === 'recurso'
      ? []
      : [{ momento, ...(dente && { dente }), ...(eventos && { eventos: [...eventos] }) }],
  )
}

const SEM_ESPECIALIDADES: readonly number[] = []
const listCodigos = (especialidades: readonly { codigoEspecialidade: number }[]): number[] =>
  especialidades.map(({ codigoEspecialidade }) => codigoEspecialidade)

/** Everything that the form of an open guide knows and does; its parts only draw. */
export function useRascunhoForm(
  guia: GuiaDetalhada,
  { inicial, copia }: Abertura,
  ortodontia: FormularioDaGuia | undefined,
) {
  const { numeroFicha } = guia
  const { data: contexto } = useSuspenseQuery(contextoQuery(numeroFicha))
  const { data: eventos } = useSuspenseQuery(eventosDaGuiaQuery(numeroFicha))
  const { data: imagens } = useQuery({ ...imagensQuery(numeroFicha), select: toContextoImagens })
  const { estado, dispatch, saver, salvamento } = useRascunho(numeroFicha, inicial, copia)
  const edicao = estado.historico.presente
  const conteudo = toConteudo(estado)
  const regras = useRegrasDaGuia(contexto, imagens)
  const daTela = useAvaliacao(regras, edicao, estado.justificativa)
  const complementar = isComplementar(guia)
  const { isSemEnvio: senhaVencida, isSemVolta, isAntesDeTudo, saida, fecho } = useValidadeSenha(guia)
  // One object while it says the same: the rows of the events are drawn again where it is another.
  const condicao = useMemo(() => ({ complementar, senhaVencida }), [complementar, senhaVencida])
  const simulacao = useSimulacao(guia, conteudo, { regras, avaliacao: daTela, condicao }, salvamento)
  const { avaliacao, previsao, conferencia } = simulacao
  const { necessidade, minimoJustificativa } = useJustificativa(
    { regras, edicao, avaliacao, complementar },
    estado.justificativa,
  )
  const exigidas = useImagensExigidas(edicao.itens, imagens, regras, avaliacao)
  const { find } = regras
  const describe = useCallback(
    (codigoEvento: string) => find(codigoEvento)?.descricao ?? codigoEvento,
    [find],
  )
  const historico = useRef(estado.historico)
  useLayoutEffect(() => {
    historico.current = estado.historico
  })
  const readHistorico = useCallback(() => historico.current, [])
  const read = useCallback(() => historico.current.presente, [])
  const passos = usePassos(dispatch, readHistorico, describe)
  const outros = useOutrosEventos(eventos)
  const { data: minhas = SEM_ESPECIALIDADES } = useQuery({ ...especialidadesQuery, select: listCodigos })
  const search = useBuscaEvento(eventos, outros)
  const oferta = useMemo(
    () => ({ eventos, search, outros, minhas, find, ausentes: listAusentes({ ...contexto, regras: find }) }),
    [eventos, search, outros, minhas, find, contexto],
  )
  const inclusao = useInclusao(oferta, { read, dispatch, tell: passos.tell, warn: passos.warn, describe })
  const { escolha, submit: onSubmit } = inclusao
  const { undo: onUndo, redo: onRedo, vez } = passos
  const linha = useLinhaEvento({ oferta, escolha, onSubmit, onUndo, onRedo, vez })
  const forgetLinha = useLinhaGuardada(numeroFicha, linha)
  const favoritos = useFavoritos(
    { eventos, outros, paciente: guia.associado.chave },
    edicao.itens.at(-1)?.codigoEvento,
  )
  const { totais, parcelas } = useTotais(guia, edicao.itens, contexto.precos, avaliacao)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  /** Fields of the orthodontic form that were found wanting here: each is told as it is now, and no more once it is filled. */
  const [ditos, setDitos] = useState<ReadonlySet<string>>(new Set())
  const show = (found: readonly SummaryError[], doFormulario: readonly SummaryError[] = []) => {
    setErrors(found)
    setDitos(new Set(doFormulario.map(({ fieldId }) => fieldId)))
    setAttempt((before) => before + 1)
  }
  const { formulario } = estado
  const { hoje } = contexto
  const nascimento = guia.associado.dataNascimento
  const { ilegiveis, tellIlegivel } = useIlegiveis()
  const errosFormulario = useMemo(
    () =>
      ortodontia
        ? withIlegiveis(
            ortodontia.validate(ortodontia.tipo, formulario, { hoje, nascimento }),
            ilegiveis,
            ortodontia.listLugares(ortodontia.tipo),
          )
        : [],
    [ortodontia, formulario, hoje, nascimento, ilegiveis],
  )
  const envio = useSendGuia(guia, { saver, ortodontia, onErros: show, onSent: forgetLinha })
  useFimEmOutraTela(guia, { conteudo, linha, salvamento, describe })
  const acoesItem = useAcoesItem(read, dispatch, passos.tell, describe)
  const showPreco = (codigoEvento: string): string | undefined => {
    const preco = contexto.precos.find((cada) => cada.codigoEvento === codigoEvento)
    return preco && showValor(preco.valor)
  }
  const julgados = listJulgados(passos.passo, {
    itens: edicao.itens,
    avaliacao,
    condicao,
    describe,
    // What is said as an item comes in does not wait for the answer that prices several of it.
    estimate: (item) =>
      toValorEstimado(contexto.precos, item) && (parcelas.get(item.sequencial)?.valores ?? null),
  })
  /** The correction of the row that has the focus, or else of what the last step entered, brought back or changed. */
  const correctUltimo = () => {
    const focada = document.activeElement?.closest<HTMLElement>('[data-sequencial]')?.dataset.sequencial
    const { passo } = passos
    const mexidos = passo && 'mexidos' in passo ? passo.mexidos : undefined
    const emMao = focada ? [Number(focada)] : mexidos
    const alvos = emMao
      ? edicao.itens.filter(({ sequencial }) => emMao.includes(sequencial))
      : julgados.map(({ item }) => item)
    for (const item of alvos) {
      const motivo = findDecisivo(avaliacao.get(item.sequencial)?.motivos ?? [])
      const correcao = motivo && findCorrecaoDecisiva(motivo, complementar)
      if (correcao) return acoesItem.correct(item, correcao, focada ? undefined : lugares.linha)
    }
    passos.warn('Nenhuma correção a aplicar.')
  }

  const submit = () => {
    if (envio.isPending) return
    // Says what is left to do about it, and leads there.
    const semSenha = {
      fieldId: ancoraAcao(isSemVolta ? 'cancel' : 'renewSenha'),
      message: `${getTextoRecusa('senhaVencida')} ${saida ?? fecho ?? 'Renove-a antes.'}`,
    }
    const isRetida = linha.hold(EVENTO_ESCRITO) || inclusao.hold()
    const errosEnvio = validateEnvio(conteudo, avaliacao, describe, complementar, minimoJustificativa)
    const found = [
      ...(senhaVencida ? [semSenha] : []),
      // An event that is not in yet is one: what stands at the line says it.
      ...errosEnvio.filter(({ fieldId }) => !isRetida || fieldId !== lugares.linha),
      ...errosFormulario,
    ]
    show(found, errosFormulario)
    if (isRetida || found.length > 0) return
    const espera = explainEspera(getFila(numeroFicha).getSnapshot())
    if (!espera) return envio.mutate(conteudo)
    notice.push({ tone: 'atencao', title: 'A guia ainda não foi enviada', text: espera })
    focusField(LUGAR_FILA)
  }
  useComandosRascunho(numeroFicha, { eventos, linha, submit })
  useAtalhosRascunho({
    passos,
    linha,
    favoritos,
    onCorrect: correctUltimo,
    odontograma: inclusao.odontograma,
    hasJustificativa: necessidade !== 'nenhuma',
    onSend: submit,
  })
  const retido = findRetido([linha.erro, inclusao.recusa])
  const errosDeAgora = [
    ...(retido ? [{ fieldId: lugares.linha, message: retido }] : []),
    ...errors.flatMap((error) => (ditos.has(error.fieldId) ? keepErrors([error], errosFormulario) : error)),
  ]
  const passosEnvio = listPassosEnvio(avaliacao, exigidas, complementar, errosFormulario)
  // Nothing goes without the password: its renewal comes first, and where there is none there is no step to take.
  const faltas = isAntesDeTudo ? [passoSenha, ...passosEnvio] : senhaVencida ? [] : passosEnvio

  return {
    conteudo,
    edicao,
    dispatch,
    saver,
    salvamento,
    regras,
    eventos,
    avaliacao,
    exigidas,
    inclusao,
    oferta,
    linha,
    passos,
    julgados,
    favoritos,
    acoesItem,
    correctUltimo,
    showPreco,
    totais,
    parcelas,
    faltas,
    previsao,
    conferencia,
    condicao,
    /** The banner of the password comes first, and has the focus. */
    isDepoisDaSenha: isAntesDeTudo || isSemVolta,
    necessidade,
    minimoJustificativa,
    isSending: envio.isPending,
    remessa: toRemessa(envio, conteudo.itens),
    errors: errosDeAgora,
    attempt,
    messageOf: (fieldId: string) => errosDeAgora.find((error) => error.fieldId === fieldId)?.message,
    describe,
    errosFormulario,
    tellIlegivel,
    submit,
    /** Saves what is unsaved; whether the server has the draft as it is on the screen. */
    save: async () => {
      await saver.flush()
      return ['limpo', 'salvo'].includes(saver.getSnapshot().fase)
    },
  }
}
