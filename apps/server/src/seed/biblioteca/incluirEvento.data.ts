/** How the entry line of a guide is written (Interface S04). */
export const incluirEvento = `Na guia, o campo **Incluir evento** recebe tudo numa linha. A ordem não importa, e os espaços também não.

## O que se escreve

- O código do evento, também o antigo, com ou sem pontos: 85100200.
- O dente, com os dois algarismos da notação FDI: 26.
- As faces, por letra: OM. Veja a tabela de faces e dentes nesta biblioteca.
- A região, quando o evento não é de um dente só.
- Em vez do código, palavras do nome do evento.

## Exemplos

- **26 OM 85100200**: o evento nas faces oclusal e mesial do dente 26.
- **26OM85100200**: o mesmo, sem espaços.
- Vários eventos de uma vez, separados por ponto e vírgula, ou uma coluna colada da planilha. Entram juntos, ou nenhum entra: o que não se entende fica na linha, com o motivo.

## Teclas

- **Alt+R** leva à linha, **Alt+O** ao odontograma, **Alt+E** aos eventos.
- **Alt+1** a **Alt+9** incluem os favoritos do consultório; **Alt+0** repete o último evento.
- **Alt+C** aceita a correção oferecida; **Ctrl+Z**, na linha vazia, desfaz.
- **Ctrl+Enter** envia a guia.`
