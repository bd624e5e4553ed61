import { type ItemEnvio, isEmAndamento } from './itemEnvio.ts'

/**
 * Why a guide should not go yet: images were chosen for it that the operator would decide without. What was refused is
 * no image of the guide, and stops nothing.
 */
export function explainEspera(itens: readonly ItemEnvio[]): string | undefined {
  const count = (is: (item: ItemEnvio) => boolean) => itens.filter(is).length
  const prontas = count(({ estado }) => estado === 'preparada')
  if (prontas === 1)
    return '1 imagem escolhida ainda não foi enviada. Envie a imagem, ou tire-a da lista, e depois a guia.'
  if (prontas > 1)
    return `${prontas} imagens escolhidas ainda não foram enviadas. Envie as imagens, ou tire-as da lista, e depois a guia.`
  if (count(({ estado }) => estado === 'pausada') > 0)
    return 'O envio das imagens está em pausa. Continue-o, ou tire-as da lista, e depois envie a guia.'
  const perdidas = count(({ estado }) => estado === 'falhou')
  if (perdidas === 1) return '1 imagem não chegou. Tente de novo, ou tire-a da lista, e depois envie a guia.'
  if (perdidas > 1)
    return `${perdidas} imagens não chegaram. Tente de novo, ou tire-as da lista, e depois envie a guia.`
  return count(isEmAndamento) > 0
    ? 'Há imagem a caminho. Espere que ela chegue, e depois envie a guia.'
    : undefined
}
