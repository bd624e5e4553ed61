import { DENTES } from '@portal/domain/dente/dente.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { findLocalDoDente } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import { hasLugar } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toDenticaoPelaIdade } from '../odontograma/estado/denticao.ts'
import type { Selecao } from '../odontograma/estado/selecao.ts'
import type { MarcaDente } from '../odontograma/marca/marcaDente.ts'
import { Odontograma } from '../odontograma/Odontograma.tsx'
import { Button } from '../ui/action/Button.tsx'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { Card } from '../ui/layout/Card.tsx'
import type { ExameSol } from './pedidoForm.queries.ts'
import { lugaresPedido } from './pedidoFormLugares.ts'
import { listLugaresDaSelecao } from './useInclusaoExame.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

const semAvisos: readonly never[] = []

const palavras = {
  enter: 'Escolher o lugar para o exame, ou tirá-lo',
  remover: 'Tirar o lugar do exame',
  vazio: 'Nenhum exame neste lugar.',
  inicio: 'Toque num dente ou região.',
}

/** What a finger or a mouse chooses by itself: a tooth, or a region. By keys one walks over them, and Enter chooses. */
const ESCOLHIVEL = '[role="gridcell"], [data-chip]'

/** The places of the request on the chart: its regions, and the teeth that it looks at. */
function listMarcas(form: Pick<Formulario, 'conteudo' | 'find'>): readonly MarcaDente[] {
  return form.conteudo.eventos.flatMap(({ codigo, locais }) => {
    const marca = { tipo: 'planejado', rotulo: form.find(codigo)?.descricao ?? codigo } as const
    return locais.flatMap(({ codigoLocal, dentes = [] }): MarcaDente[] => [
      findRegiao(codigoLocal) ? { ...marca, regiao: codigoLocal } : { ...marca, dente: codigoLocal },
      ...dentes.map((dente) => ({ ...marca, dente })),
    ])
  })
}

/** Why a tooth has no faces to choose here: it stands for the region that holds it. */
const explain = (exame: ExameSol | undefined, dente: string): string => {
  if (!exame) return 'Escolha o exame na linha acima: este dente será o lugar dele.'
  const local = findLocalDoDente(exame, dente)
  const nome = local && findRegiao(local)?.nome
  return local ? `${exame.descricao}: ${nome ? `${nome} (${local})` : `dente ${local}`}. Enter escolhe.` : ''
}

type PedidoFormOdontogramaProps = { form: Formulario; idade: number }

/** Where the exam in hand is asked for: a tooth chooses the region that holds it. */
export function PedidoFormOdontograma({ form, idade }: PedidoFormOdontogramaProps) {
  const { inclusao, conteudo, estado, find, dispatch } = form
  const { escolha, odontograma } = inclusao
  const [denticao, setDenticao] = useState(() => toDenticaoPelaIdade(idade))
  const emMaos = estado.emMaos === undefined ? undefined : find(estado.emMaos)
  const marcas = useMemo(() => listMarcas({ conteudo, find }), [conteudo, find])
  const dentes = useMemo(
    () => emMaos && DENTES.map(({ codigo }) => codigo).filter((dente) => findLocalDoDente(emMaos, dente)),
    [emMaos],
  )
  // The functions of now, so that the chart is not drawn again while the request changes.
  const agora = useRef(form)
  useLayoutEffect(() => {
    agora.current = form
  })
  const confirm = useCallback((selecao: Selecao) => {
    const { inclusao: atual } = agora.current
    if (!atual.applySelecao(selecao)) atual.focusLinha()
  }, [])
  const remove = useCallback((selecao: Selecao) => {
    agora.current.inclusao.removeLugares(selecao)
  }, [])
  const onClick = (event: MouseEvent) => {
    // Enter and Space on a region are a click as well.
    if (event.target instanceof Element && event.target.closest(ESCOLHIVEL))
      inclusao.applySelecao(escolha.get().selecao)
  }
  const lugares = useMemo(() => {
    const locais = conteudo.eventos.find(({ codigo }) => codigo === emMaos?.codigo)?.locais ?? []
    return {
      findAcoes: (selecao: Selecao) => {
        // Before the exam, the place is chosen for the one that comes.
        if (!emMaos) return { incluir: true, remover: false }
        const ditos = listLugaresDaSelecao(emMaos, selecao)
        return {
          incluir: ditos.some((lugar) => !hasLugar(locais, lugar)),
          remover: ditos.some((lugar) => hasLugar(locais, lugar)),
        }
      },
    }
  }, [emMaos, conteudo])
  const explainDente = useCallback((dente: string) => explain(emMaos, dente), [emMaos])
  return (
    <Card
      actions={
        emMaos && (
          <Button
            onPress={() => dispatch({ tipo: 'pegar', codigo: undefined })}
            size="pequeno"
            variant="fantasma"
          >
            Pronto
          </Button>
        )
      }
      description={
        emMaos ? (
          <>
            Toque no dente ou na região; de novo, tira.
            <KeyboardOnly> No teclado: setas, depois Enter.</KeyboardOnly>
          </>
        ) : (
          'Escolha o dente antes do exame, ou um exame que peça lugar.'
        )
      }
      title={emMaos ? `Onde: ${emMaos.descricao}` : 'Dente ou região'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the teeth and regions within, which are reached by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the chart itself answers the keys */}
      <div id={lugaresPedido.odontograma} onClick={onClick} ref={odontograma}>
        <Odontograma
          avisos={semAvisos}
          dentesPermitidos={dentes}
          denticao={denticao}
          escolha={escolha}
          explainDente={explainDente}
          facesPermitidas=""
          lugares={lugares}
          marcas={marcas}
          onBuscarEvento={confirm}
          onDenticaoChange={setDenticao}
          onRemover={remove}
          palavras={palavras}
          regioesPermitidas={emMaos?.local === 'regiao' ? emMaos.locais : undefined}
        />
      </div>
    </Card>
  )
}
