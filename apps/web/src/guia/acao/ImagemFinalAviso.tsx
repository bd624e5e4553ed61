import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { formatExigida } from '../../imagem/lugar/lugarImagem.ts'
import { summarizeFaltas } from '../../imagem/summarizeFaltas.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** The final images that what was done still owes: sent after the signature, each undoes it. */
export function ImagemFinalAviso({ guia: { eventos, imagensExigidas } }: { guia: GuiaDetalhada }) {
  const findEvento = (sequencial: number) =>
    eventos.find(({ numeroSequencialInclusao }) => numeroSequencialInclusao === sequencial)
  const devidas = imagensExigidas.filter(
    ({ numeroSequencialInclusao, momento, atendida }) =>
      momento === 'final' && !atendida && findEvento(numeroSequencialInclusao)?.dataRealizacao,
  )
  if (devidas.length === 0) return null
  return (
    <Banner icon="alert" title={`${summarizeFaltas(devidas, 'final')} antes de assinar`} tone="atencao">
      <p>A imagem enviada depois desfaz esta assinatura, e a guia se assina de novo. Volte e envie antes:</p>
      <ul>
        {devidas.map((devida) => (
          <li key={devida.numeroSequencialInclusao}>
            {formatExigida(devida, () => findEvento(devida.numeroSequencialInclusao)?.descricao)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
