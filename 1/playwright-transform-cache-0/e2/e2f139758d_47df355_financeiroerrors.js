// 27307b3c4bcf6cbb50b8c92a8cf0736301f0767d
export const errosFinanceiro = {
  'API-FIN-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Nenhum pagamento até esta data',
    texto: 'Nenhum pagamento do seu cadastro fechou até o dia informado. Escolha uma data mais recente.'
  },
  'API-FIN-0002': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Dentista não encontrado',
    texto: 'Um dos dentistas escolhidos não é do corpo clínico que o seu acesso vê.'
  },
  'API-FIN-0003': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Informe as guias',
    texto: 'Digite ou cole de 1 a 1.000 números de guia, separados por vírgula, ponto e vírgula ou linha.'
  },
  'API-FIN-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Demonstrativo grande demais para o PDF',
    texto: 'São mais de 1.500 eventos. Escolha um dentista ou uma unidade, ou exporte a planilha.'
  }
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJlcnJvc0ZpbmFuY2Vpcm8iLCJzdGF0dXMiLCJ0aXBvIiwidGl0dWxvIiwidGV4dG8iXSwic291cmNlcyI6WyJmaW5hbmNlaXJvLmVycm9ycy50cyJdLCJzb3VyY2VzQ29udGVudCI6WyJpbXBvcnQgdHlwZSB7IEVycm9yRW50cnkgfSBmcm9tICcuL2Vycm9ycy50cydcblxuZXhwb3J0IGNvbnN0IGVycm9zRmluYW5jZWlybyA9IHtcbiAgJ0FQSS1GSU4tMDAwMSc6IHtcbiAgICBzdGF0dXM6IDQwNCxcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ05lbmh1bSBwYWdhbWVudG8gYXTDqSBlc3RhIGRhdGEnLFxuICAgIHRleHRvOiAnTmVuaHVtIHBhZ2FtZW50byBkbyBzZXUgY2FkYXN0cm8gZmVjaG91IGF0w6kgbyBkaWEgaW5mb3JtYWRvLiBFc2NvbGhhIHVtYSBkYXRhIG1haXMgcmVjZW50ZS4nLFxuICB9LFxuICAnQVBJLUZJTi0wMDAyJzoge1xuICAgIHN0YXR1czogNDA0LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnRGVudGlzdGEgbsOjbyBlbmNvbnRyYWRvJyxcbiAgICB0ZXh0bzogJ1VtIGRvcyBkZW50aXN0YXMgZXNjb2xoaWRvcyBuw6NvIMOpIGRvIGNvcnBvIGNsw61uaWNvIHF1ZSBvIHNldSBhY2Vzc28gdsOqLicsXG4gIH0sXG4gICdBUEktRklOLTAwMDMnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdJbmZvcm1lIGFzIGd1aWFzJyxcbiAgICB0ZXh0bzogJ0RpZ2l0ZSBvdSBjb2xlIGRlIDEgYSAxLjAwMCBuw7ptZXJvcyBkZSBndWlhLCBzZXBhcmFkb3MgcG9yIHbDrXJndWxhLCBwb250byBlIHbDrXJndWxhIG91IGxpbmhhLicsXG4gIH0sXG4gICdBUEktRklOLTAwMDQnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdEZW1vbnN0cmF0aXZvIGdyYW5kZSBkZW1haXMgcGFyYSBvIFBERicsXG4gICAgdGV4dG86ICdTw6NvIG1haXMgZGUgMS41MDAgZXZlbnRvcy4gRXNjb2xoYSB1bSBkZW50aXN0YSBvdSB1bWEgdW5pZGFkZSwgb3UgZXhwb3J0ZSBhIHBsYW5pbGhhLicsXG4gIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWNvcmQ8c3RyaW5nLCBFcnJvckVudHJ5PlxuIl0sIm1hcHBpbmdzIjoiQUFFQSxPQUFPLE1BQU1BLGVBQWUsR0FBRztFQUM3QixjQUFjLEVBQUU7SUFDZEMsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLGdDQUFnQztJQUN4Q0MsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUseUJBQXlCO0lBQ2pDQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSxrQkFBa0I7SUFDMUJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLHdDQUF3QztJQUNoREMsS0FBSyxFQUFFO0VBQ1Q7QUFDRixDQUErQyIsImlnbm9yZUxpc3QiOltdfQ==