import os
os.environ["SDL_VIDEODRIVER"]="dummy"
import pygame,time; pygame.display.init(); pygame.display.set_mode((10,10))
from gin.ui.art import portraits
from gin.ui.art.expressions import Pose
from gin.interface.pictures import Mood,Portrait
s=pygame.Surface((1400,1100)); s.fill((30,60,50))
for r,w in enumerate([Portrait.PIA,Portrait.FELIX,Portrait.BRUNO,Portrait.ADA,Portrait.VERA,Portrait.ANSELM]):
    for c,p in enumerate(Pose):
        t=time.process_time(); im=portraits.portrait(w,176,Mood.CALM,p); t=(time.process_time()-t)*1000
        s.blit(im,(10+c*185,5+r*182))
    print(w,round(t,1),end=' ')
t=time.process_time(); portraits.portrait(w,92,Mood.CALM,p);print((time.process_time()-t)*1000); t=time.process_time(); portraits.portrait(w,124,Mood.CALM,p);print((time.process_time()-t)*1000)
pygame.image.save(s,'/tmp/ambient-faces.png')
