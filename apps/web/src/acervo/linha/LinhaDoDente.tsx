import { acervo, type EventoDente, type ImagemAcervo } from '@portal/contract/acervo.ts'
import { guia } from '@portal/contract/guia.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { ComparacaoImagens, type Comparada } from '../../imagem/comparacao/ComparacaoImagens.tsx'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeyboardOnly } from '../../ui/KeyboardOnly.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { fonteAcervoGuia, isDaGuia } from '../fonte/fonteAcervo.ts'
import { LinhaDias } from './LinhaDias.tsx'
import { acervoQuery, eventosQuery } from './linha.queries.ts'
import { buildLinha, type Par, placeNoPar, proposePar, toChave } from './linha.ts'
import { ParBar } from './ParBar.tsx'
import { VisualizadorAcervo } from './VisualizadorAcervo.tsx'

type LinhaDoDenteProps = { associado: { codigoAssociado: string; nome: string }; dente: string }

/** All that there is of a tooth, by day, and two of its images to be compared. */
export function LinhaDoDente({ associado: { codigoAssociado, nome }, dente }: LinhaDoDenteProps) {
  const imagens = useQuery(acervoQuery(codigoAssociado, dente))
  const { whyNotCall } = useAcesso()
  const isComEventos = whyNotCall(acervo.listEventosDente) === undefined
  const eventos = useQuery({ ...eventosQuery(codigoAssociado), enabled: isComEventos })
  return (
    <Card
      description={
        <>
          O que foi pedido, o que foi feito e o que se viu, dia a dia.
          {imagens.data !== undefined && imagens.data.imagens.length > 0 && (
            <KeyboardOnly> A compara como antes e D como depois a imagem em foco.</KeyboardOnly>
          )}
        </>
      }
      title={`Dente ${dente} · ${nameLocal(dente)}`}
    >
      <VisuallyHidden>
        <span role="status">
          {imagens.data &&
            (eventos.data || !isComEventos) &&
            describeLinha(dente, eventos.data ?? [], imagens.data.imagens)}
        </span>
      </VisuallyHidden>
      <QueryView lines={4} loading={`Carregando o dente ${dente}`} query={imagens}>
        {({ imagens, proximo }) =>
          isComEventos ? (
            <QueryView lines={4} loading="Carregando os eventos" query={eventos}>
              {(eventos) => (
                <Linha {...{ dente, eventos, imagens, nome }} key={dente} temMais={proximo !== null} />
              )}
            </QueryView>
          ) : (
            <Linha {...{ dente, imagens, nome }} eventos={[]} key={dente} temMais={proximo !== null} />
          )
        }
      </QueryView>
    </Card>
  )
}

/** "Dente 36: 2 dias, 1 imagem.", for who has chosen it and still stands on it. */
function describeLinha(
  dente: string,
  eventos: readonly EventoDente[],
  imagens: readonly ImagemAcervo[],
): string {
  const dias = buildLinha(dente, eventos, imagens).length
  return `Dente ${dente}: ${countOf(dias, 'dia', 'dias')}, ${countOf(imagens.length, 'imagem', 'imagens')}.`
}

type LinhaProps = {
  dente: string
  /** The patient's. */
  nome: string
  eventos: readonly EventoDente[]
  imagens: readonly ImagemAcervo[]
  temMais: boolean
}

function Linha({ dente, nome, eventos, imagens, temMais }: LinhaProps) {
  const linha = buildLinha(dente, eventos, imagens)
  const [escolhido, setEscolhido] = useState<Par>()
  const par = escolhido ?? proposePar(dente, linha)
  const [aberta, setAberta] = useState<ImagemAcervo>()
  const [isComparando, setComparando] = useState(false)
  const { whyNotCall } = useAcesso()
  const place = (lado: keyof Par, imagem: ImagemAcervo | undefined) =>
    imagem && setEscolhido(placeNoPar(par, lado, imagem))
  if (linha.length === 0) {
    return (
      <EmptyState icon="tooth" title={`Nada do dente ${dente}`}>
        Nenhum evento deste dente foi pedido nem feito, e nenhuma imagem o mostra.
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      {imagens.length > 0 && (
        <ParBar
          onCompare={() => setComparando(true)}
          onDrop={(lado, chave) =>
            place(
              lado,
              imagens.find((imagem) => toChave(imagem) === chave),
            )
          }
          par={par}
        />
      )}
      {temMais && <p>Mostra as {imagens.length} imagens mais novas deste dente.</p>}
      <LinhaDias
        dente={dente}
        isGuiaAberta={whyNotCall(guia.getGuiaDetalhada) === undefined}
        linha={linha}
        onOpen={setAberta}
        onPair={place}
        par={par}
      />
      {aberta && (
        <VisualizadorAcervo
          aberta={aberta}
          imagens={imagens}
          nomeAssociado={nome}
          onClose={() => setAberta(undefined)}
        />
      )}
      {isComparando && par.antes && par.depois && (
        <ComparacaoImagens
          antes={toComparada(par.antes)}
          depois={toComparada(par.depois)}
          onClose={() => setComparando(false)}
        />
      )}
    </Stack>
  )
}

const toComparada = (imagem: ImagemAcervo): Comparada => ({
  fonte: fonteAcervoGuia(imagem),
  imagem: { ...imagem, lugar: formatLugar(imagem) },
  quando: toBrasileira(imagem.data),
  numeroFicha: isDaGuia(imagem) ? imagem.numeroFicha : undefined,
})
