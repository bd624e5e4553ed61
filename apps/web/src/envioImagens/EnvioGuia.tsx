import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { imagem as contrato } from '@portal/contract/imagem.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { aDecidir } from '@portal/domain/guia/fimGuia.ts'
import { describeGuia, isPrazoDeOutro } from '@portal/domain/guia/perspectiva.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { ANCORA_ENVIO } from '@portal/domain/menu/ancora.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { EnvioDrop } from '../imagem/EnvioDrop.tsx'
import { isEscolhida } from '../imagem/envio/arquivosDoEvento.ts'
import { getFila } from '../imagem/envio/filas.ts'
import { type ItemEnvio, isPendente } from '../imagem/envio/itemEnvio.ts'
import { goToFila } from '../imagem/envio/lugarFila.ts'
import { FilaEnvioList } from '../imagem/FilaEnvioList.tsx'
import { ImagemGrid } from '../imagem/ImagemGrid.tsx'
import { guessLugar, type LugarImagem } from '../imagem/lugar/lugarImagem.ts'
import { placeNoLugar } from '../imagem/lugar/placeNoLugar.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { keepInPlace } from '../ui/keepInPlace.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { EventosEnvio } from './EventosEnvio.tsx'
import { resumoQuery, useLiveResumo } from './envioImagens.queries.ts'
import { explainEnvio } from './explainEnvio.ts'
import { findInicio } from './findInicio.ts'
import { GuiaSemImagens } from './GuiaSemImagens.tsx'
import { ProximaGuia } from './ProximaGuia.tsx'
import { type Pedidas, useExigidas } from './useExigidas.ts'

type EnvioGuiaProps = {
  numeroFicha: number
  /** It was chosen on this page: the hands go on where its files are chosen. */
  isDaqui: boolean
}

/** One guide: whose it is, what its events ask for, the files on their way and the images that are there. */
export function EnvioGuia({ numeroFicha, isDaqui }: EnvioGuiaProps) {
  useLiveResumo(numeroFicha)
  const pedidas = useExigidas(numeroFicha)
  return (
    <QueryView lines={8} loading="Carregando a guia" query={useQuery(resumoQuery(numeroFicha))}>
      {(guia) => (
        <Stack gap={4}>
          <PacienteFaixa associado={guia.associado} />
          {/* Under the strip, which is the patient's alone: with the guide in it, it would take a quarter of a telephone. */}
          <Row>
            <GuiaLink numeroFicha={numeroFicha} />
            <StatusGuiaBadge guia={guia} prazo={guia.prazo} />
            <AteQuando guia={guia} />
          </Row>
          <QueryView lines={6} loading="Carregando o que a guia pede" query={pedidas} shape="row">
            {(tudo) => <Envio guia={guia} isDaqui={isDaqui} pedidas={tudo} />}
          </QueryView>
        </Stack>
      )}
    </QueryView>
  )
}

/** By when the guide waits for its provider; of another's turn no day is told. */
function AteQuando({ guia }: { guia: GuiaResumo }) {
  const { prazo } = guia
  if (prazo === null || isPrazoDeOutro(guia, describeGuia(guia, today()).responsavel)) return null
  return (
    <span>
      Até <Prazo isLong prazo={prazo} />
    </span>
  )
}

type EnvioProps = { guia: GuiaResumo; pedidas: Pedidas; isDaqui: boolean }

function Envio({ guia, pedidas, isDaqui }: EnvioProps) {
  const { numeroFicha, statusFicha, exameAte } = guia
  const { eventos, exigidas, imagens, orienta } = pedidas
  const fila = getFila(numeroFicha)
  const itens = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  const temPronta = itens.some(({ estado }) => estado === 'preparada')
  const fecho = useAcesso().whyNotCall(contrato.uploadImagem)
  const recusa = explainEnvio(guia)
  const podeEnviar = fecho === undefined && recusa === undefined
  const ate = podeEnviar && exameAte ? `Imagens e laudos até ${showPrazo(exameAte, today())}.` : ''
  // Domínio §6.6: a final image is not asked for before the treatment was authorised.
  const momento =
    faltaImagem(exigidas, 'inicial') || aDecidir.has(getStatusFicha(statusFicha).codigo) ? 'inicial' : 'final'
  // All that it waited for has gone, and nothing of its queue is left to do.
  const isFeita =
    itens.some(({ estado }) => estado === 'enviada') &&
    !itens.some(isPendente) &&
    countFaltas(exigidas, momento).agora === 0
  const describe = (codigoEvento: string) =>
    eventos.find((evento) => evento.codigoEvento === codigoEvento)?.descricao
  useShortcuts(
    useMemo(
      () => [
        {
          keys: 'Ctrl+Enter',
          description: 'Enviar as imagens prontas',
          run: () => {
            const hasPronta = fila.getSnapshot().some(({ estado }) => estado === 'preparada')
            fila.sendAll()
            // What had the focus goes with what it sends: the hands go on at how far it got, and not at what stops it.
            if (hasPronta) goToFila()
          },
        },
      ],
      [fila],
    ),
  )
  const addDoEvento = (arquivos: readonly File[], lugar: LugarImagem) => {
    const ids = keepInPlace(() =>
      fila.add(arquivos, { lugarDe: (nome) => placeNoLugar(nome, lugar, exigidas, arquivos.length > 1) }),
    )
    const naFila = fila.getSnapshot()
    const semArquivo = exigidas.filter((exigida) => !isEscolhida(naFila, exigida))
    const pedeOlhos = (item: ItemEnvio) =>
      item.estado === 'recusada' || item.lugar.suposto !== undefined || item.lugar.momento !== momento
    // The next event is as near as the sending: the focus goes there when none is left without a file, or where the files
    // themselves ask for an eye: one was refused, its name says another place, or it is not of the guide's moment.
    if (
      naFila.some((item) => ids.includes(item.id) && pedeOlhos(item)) ||
      countFaltas(semArquivo, momento).agora === 0
    )
      goToFila()
  }
  const [inicio] = useState(() => findInicio(podeEnviar ? exigidas : [], momento, fila.getSnapshot()))
  useEffect(() => {
    if (!isDaqui) return
    const lugar = document.getElementById(inicio)
    lugar?.focus({ preventScroll: true })
    // As much of what the events ask for, above it, stays in sight as there is room for.
    lugar?.scrollIntoView({ block: 'nearest' })
  }, [isDaqui, inicio])

  return (
    <>
      {eventos.length > 0 ? (
        <EventosEnvio
          eventos={eventos}
          exigidas={exigidas}
          isExame={isRadiologia(guia.codigoEspecialidade)}
          momento={momento}
          numeroFicha={numeroFicha}
          onFiles={podeEnviar ? addDoEvento : undefined}
          orienta={orienta}
        />
      ) : (
        <Banner icon="info" title="Os eventos desta guia ainda não foram enviados" tone="neutro">
          O que cada um pede aparece ao lado do rascunho, na própria guia. Uma imagem enviada aqui vale pelo
          dente dela.
        </Banner>
      )}
      <Card description={ate} title="Enviar imagens">
        <Stack gap={4}>
          {podeEnviar ? (
            <>
              <EnvioDrop
                id={ANCORA_ENVIO}
                onFiles={(arquivos) =>
                  fila.add(arquivos, (nome, naFila) => guessLugar(nome, exigidas, naFila, momento))
                }
              />
              {temPronta && (
                <KeyboardOnly>
                  <KeyHint keys="Ctrl+Enter" /> envia o que está pronto
                </KeyboardOnly>
              )}
            </>
          ) : (
            <div id={ANCORA_ENVIO} tabIndex={-1}>
              {fecho === undefined && recusa !== undefined ? (
                <GuiaSemImagens guia={guia} motivo={recusa} />
              ) : (
                <Banner icon="lock" title="Esta guia não aceita imagens" tone="neutro">
                  {fecho}
                </Banner>
              )}
            </div>
          )}
          <FilaEnvioList
            describeEvento={describe}
            exigidas={exigidas}
            fila={fila}
            momento={momento}
            numeroFicha={numeroFicha}
          />
          {isFeita && <ProximaGuia numeroFicha={numeroFicha} />}
        </Stack>
      </Card>
      {imagens.length > 0 && (
        <Card title="Já estão na guia">
          <ImagemGrid
            describeEvento={describe}
            exigidas={exigidas}
            imagens={imagens}
            isEditable={podeEnviar && acaoEnvio('inicial', guia) === 'uploadImagem'}
            nomeAssociado={guia.associado.nome}
            numeroFicha={numeroFicha}
          />
        </Card>
      )}
    </>
  )
}
