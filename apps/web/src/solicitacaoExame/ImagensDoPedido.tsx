import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import type { ImagemExame } from '@portal/contract/vinculoExame.ts'
import { isLaudo } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showInstante } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import type { ImagemVista } from '../imagem/visualizador/aberta.ts'
import { MiniaturaButton } from '../imagem/visualizador/MiniaturaButton.tsx'
import { Visualizador } from '../imagem/visualizador/Visualizador.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { formatBytes } from '../ui/formatBytes.ts'
import { Card } from '../ui/layout/Card.tsx'
import { fontePedido, imagensExameQuery } from './pedidos.queries.ts'
import styles from './Solicitacao.module.css'
import { VinculoLink } from './VinculoLink.tsx'

/** "Dente 16", "Laudo" of a document, "Imagem" of what shows no tooth. */
const nameLugar = (imagem: ImagemExame): string => {
  if (imagem.dente) return `Dente ${imagem.dente}`
  return isLaudo(imagem) ? 'Laudo' : 'Imagem'
}

const toVista = (imagem: ImagemExame): ImagemVista => ({ ...imagem, lugar: nameLugar(imagem) })

/** The images and reports that the unit has sent, with their viewer, and the guides that they answer for. */
export function ImagensDoPedido({ pedido }: { pedido: SolicitacaoExame }) {
  const { numeroSolicitacao, associado } = pedido
  const [aberta, setAberta] = useState<number>()
  return (
    <Card actions={<VinculoLink chave={associado.chave} />} title="Imagens e laudos">
      <QueryView
        empty={({ length }) => length === 0 && <p>As imagens deste pedido já não estão disponíveis.</p>}
        lines={2}
        loading="Carregando imagens"
        query={useQuery(imagensExameQuery(numeroSolicitacao))}
        shape="row"
      >
        {(imagens) => (
          <>
            <ul aria-label="Imagens do pedido" className={styles.imagens}>
              {imagens.map((imagem) => (
                <li className={styles.imagem} key={imagem.sequencial}>
                  <MiniaturaButton
                    fonte={fontePedido(numeroSolicitacao)}
                    label={`Ver imagem ${imagem.sequencial}: ${nameLugar(imagem)}`}
                    onOpen={() => setAberta(imagem.sequencial)}
                    sequencial={imagem.sequencial}
                  />
                  <p className={styles.nome}>{nameLugar(imagem)}</p>
                  <p className={styles.suave}>
                    {imagem.nomeArquivo} · {formatBytes(imagem.bytes)} · chegou em{' '}
                    {showInstante(imagem.enviadaEm)}
                  </p>
                  <Vinculos imagem={imagem} />
                </li>
              ))}
            </ul>
            {aberta !== undefined && (
              <Visualizador
                dono={`${associado.nome} · Pedido ${numeroSolicitacao}`}
                fonte={fontePedido(numeroSolicitacao)}
                imagens={imagens.map(toVista)}
                inicial={aberta}
                onClose={() => setAberta(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** The guides that an image answers for; one that a decision counted on stays there. */
function Vinculos({ imagem: { vinculos } }: { imagem: ImagemExame }) {
  if (vinculos.length === 0) return <p className={styles.suave}>Não responde por nenhuma guia</p>
  return (
    <ul aria-label="Vinculada a" className={styles.vinculos}>
      {vinculos.map(({ numeroFicha, congelada }) => (
        <li key={numeroFicha}>
          <GuiaLink numeroFicha={numeroFicha} />
          {congelada && <span className={styles.suave}> (já contou numa decisão)</span>}
        </li>
      ))}
    </ul>
  )
}
